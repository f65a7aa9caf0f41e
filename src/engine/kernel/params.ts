/** Parameters of option templates: their shape is checked here, their legality by the rule that takes them. */
import type { IntentParams, Option, Reason } from './types';

const isList = (v: unknown): v is string[] => Array.isArray(v) && v.every((s) => typeof s === 'string');

/** Reason why the parameters do not fit the template, or null. */
export function checkParams(
  template: NonNullable<Option['template']>,
  params: IntentParams | undefined,
): Reason | null {
  if (!params || !isList(params.items ?? []) || !isList(params.pack ?? []))
    return { why: 'badParams', text: `This option (${template}) needs lists of item ids.` };
  return null;
}
