import * as z from 'zod/mini';
import { PrimaryKey } from '../fields/fields';

/*
 * What every save of content has besides the record itself (docs/decisions/043). It stands apart from the calls about
 * content, since each noun describes its own save.
 */

/** `draft` is seen by staff only; `published` is what visitors see. */
export const SavedState = z.enum(['draft', 'published']);
export type SavedState = z.infer<typeof SavedState>;

/** Raised by every save; 0: never saved since there are versions. */
export const Version = z.int().check(z.gte(0));

export const editing = {
  /** Key of the record to change; left out to make a new one. */
  primary_key: z.optional(PrimaryKey),
  /** The version that the editor opened; required with a key. A save that is not based on the last version is refused. */
  version: z.optional(Version),
  state: z._default(SavedState, 'published'),
};

/** What a save made. */
export const SavedContent = z.object({ primary_key: PrimaryKey, version: Version, state: SavedState });
export type SavedContent = z.infer<typeof SavedContent>;

/** What every call that saves content has in common. */
export const saving = {
  method: 'POST',
  data: SavedContent,
  errors: ['invalid', 'not_found', 'conflict'],
} as const;

/** What several kinds of content have. */
export const latitude = z.number().check(z.gte(-90), z.lte(90));
export const longitude = z.number().check(z.gte(-180), z.lte(180));
