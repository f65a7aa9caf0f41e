/** What a list shows of a save without reading it: small, kept beside the save, and checked when it is read. */
import * as z from 'zod/mini';

/** A member of the party as it stood. */
export interface HeadMember {
  card: string;
  name: string;
  /** HP left, of the most. */
  left: number;
  most: number;
}

export interface Head {
  /** Milliseconds since 1970. */
  savedAt: number;
  rules: number;
  packs: { id: string; hash: string }[];
  /** Name of the Encounter. */
  encounter: string;
  round: number;
  /** Who is asked, and what; null at the end of a game. */
  ask: { figure: string | null; title: string } | null;
  party: HeadMember[];
  /** Kept by itself when another game took its place: the oldest of these make room. */
  auto?: boolean;
}

const headSchema = z.object({
  savedAt: z.number(),
  rules: z.number(),
  packs: z.array(z.object({ id: z.string(), hash: z.string() })),
  encounter: z.string(),
  round: z.number(),
  ask: z.nullable(z.object({ figure: z.nullable(z.string()), title: z.string() })),
  party: z.array(z.object({ card: z.string(), name: z.string(), left: z.number(), most: z.number() })),
  auto: z.optional(z.boolean()),
});

/** The head as it was written; null for none, or one that is damaged: the save has to be read then. */
export function readHead(json: unknown): Head | null {
  const result = headSchema.safeParse(json);
  return result.success ? result.data : null;
}
