/** Choose one: A; B; or C. */

import { abilityInit } from '../frames/ability';
import { choose } from '../frames/choose';
import type { Option } from '../kernel/types';
import { verbOf } from './registry';
import type { Verb } from './types';

export const chooseOne: Verb<'chooseOne'> = {
  possible: (g, c, e) =>
    e.options.some((steps) => steps.some((s) => verbOf(s.effect).possible(g, { ...c, step: s }, s.effect as never))),
  start(g, c, e) {
    const options: Option[] = [];
    e.options.forEach((steps, n) => {
      if (steps.some((s) => verbOf(s.effect).possible(g, { ...c, step: s }, s.effect as never) || s.who || s.aim))
        options.push({ id: `choice/${n}`, kind: 'choice', n, data: n });
    });
    return options.length > 0
      ? choose({
          kind: 'choice',
          figure: c.who,
          options,
          pass: false,
          about: { line: c.frame.line, alternatives: e.options },
        })
      : undefined;
  },
  resume(g, c, e, result) {
    const option = result as Option | { did: boolean };
    if (!('id' in option)) return undefined;
    const steps = e.options[option.data as number];
    if (!steps) return undefined;
    const { frame } = c;
    return abilityInit(g, {
      line: frame.line,
      ability: { body: [{ steps }] },
      owner: frame.owner,
      scene: frame.scene,
      target: frame.target,
      x: frame.x,
      paid: true,
    });
  },
};
