import * as z from 'zod';

/** Who published a version, with a note. Informational only: the signature proves whose version it is. */
export const PublicationNote = z.strictObject({ by: z.string().max(200), note: z.string().max(500) });
export type PublicationNote = z.infer<typeof PublicationNote>;

/** `publication.json`, beside `release.json`. */
export const PublicationFile = PublicationNote.extend({ at: z.iso.datetime() });

export interface Publication extends PublicationNote {
  readonly version: string;
  /** Instant, ISO 8601, by the publisher's clock. */
  readonly at: string;
}
