import * as z from 'zod';

/** Who put a version into the store, and what for. Told, not vouched for: the signature says whose it is. */
export const PublicationNote = z.strictObject({ by: z.string().max(200), note: z.string().max(500) });
export type PublicationNote = z.infer<typeof PublicationNote>;

/** `publication.json`, beside `release.json`. */
export const PublicationFile = PublicationNote.extend({ at: z.iso.datetime() });

export interface Publication extends PublicationNote {
  readonly version: string;
  /** Instant, ISO 8601, by the clock of whoever published. */
  readonly at: string;
}
