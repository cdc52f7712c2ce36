import { Commit } from '@kaadu/federation/release';
import * as z from 'zod';

/** Publisher of a version, with a note. Informational only: the signature proves the origin of the version. */
export const PublicationNote = z.strictObject({ by: z.string().max(200), note: z.string().max(500) });
export type PublicationNote = z.infer<typeof PublicationNote>;

/** Content of `publication.json`, next to `release.json`. */
export const PublicationFile = PublicationNote.extend({
  at: z.iso.datetime(),
  /** Commit as in `release.json`, to list versions without reading it; absent in older publications. */
  gitSha: Commit.nullable().optional(),
});
export type PublicationFile = z.infer<typeof PublicationFile>;

export interface Publication extends PublicationNote {
  readonly version: string;
  /** Time of publication by the publisher's clock, ISO 8601. */
  readonly at: string;
  /** Commit that it was built from, if known. */
  readonly gitSha?: string | null | undefined;
}
