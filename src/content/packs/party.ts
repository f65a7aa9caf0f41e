import { type PartyFile, partySchema, printProblem, type StartingLoad, schemaProblems } from '../schema';
import core from './core/party.json';

function read(json: unknown, file: string): PartyFile {
  const result = partySchema.safeParse(json);
  if (result.success) return result.data;
  throw new Error(schemaProblems(file, json, result.error.issues).map(printProblem).join('\n'));
}

/** What each starting Adventurer of the core pack begins with, by Adventurer. */
export const startingLoads: Record<string, StartingLoad> = read(core, 'core/party.json').loads;
