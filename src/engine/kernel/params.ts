/** The shape of what comes from outside: intents and parameters of option templates. Their legality is checked by the rules. */
import type { Intent, IntentParams, Option, Reason } from './types';

const isList = (v: unknown): v is string[] => Array.isArray(v) && v.every((s) => typeof s === 'string');

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Whether this has the shape of an intent, whatever its type promises: it may come from a file or a message. */
export function isIntent(intent: unknown): intent is Intent {
  if (!isRecord(intent)) return false;
  const { ask, option, auto } = intent;
  return typeof ask === 'number' && typeof option === 'string' && (auto === undefined || typeof auto === 'boolean');
}

/** Reason why the parameters do not fit the template, or null. */
export function checkParams(
  template: NonNullable<Option['template']>,
  params: IntentParams | undefined,
): Reason | null {
  if (!isRecord(params) || !isList(params.items ?? []) || !isList(params.pack ?? []))
    return { why: 'badParams', text: `This option (${template}) needs lists of item ids.` };
  return null;
}
