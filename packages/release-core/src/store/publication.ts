import { Commit } from '@kaadu/federation/release';
import * as z from 'zod';

/** Who published a version, with a note. Informational only: the signature proves whose version it is. */
export const PublicationNote = z.strictObject({ by: z.string().max(200), note: z.string().max(500) });
export type PublicationNote = z.infer<typeof PublicationNote>;

/** `publication.json`, beside `release.json`. */
export const PublicationFile = PublicationNote.extend({
  at: z.iso.datetime(),
  /** As in `release.json`, to list versions without reading it; absent in what was published before it was kept here. */
  gitSha: Commit.nullable().optional(),
});
export type PublicationFile = z.infer<typeof PublicationFile>;

export interface Publication extends PublicationNote {
  readonly version: string;
  /** Instant, ISO 8601, by the publisher's clock. */
  readonly at: string;
  /** The commit that it was built from, where that is known. */
  readonly gitSha?: string | null | undefined;
}
