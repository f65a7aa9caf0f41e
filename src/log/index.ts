export { type Candidate, type DieShown, type LogEntry, plain } from './entries';
export { type EventsEntry, eventsOf, type JournalEntry, type Step, type UndoneEntry } from './journal';
export type { Teller } from './line';
export { columnName, createNames, type Names } from './names';
export { announce, narrate } from './narrate';
export { alternativeText, askFacts, askLine, askPlace, askTitle, optionName, optionText, refOf } from './option';
export { type LedgerRule, ruleText } from './rules';
export { type Deeds, tally } from './tally';
export { EFFECTS } from './text/en';
