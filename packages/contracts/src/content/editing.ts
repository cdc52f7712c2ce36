import * as z from 'zod/mini';
import { PrimaryKey } from '../fields/fields';

/*
 * Fields common to every save of content (docs/decisions/043). In a file of their own, since each noun
 * describes its own save.
 */

/** `draft` is visible to staff only; `published` is visible to visitors. */
export const SavedState = z.enum(['draft', 'published']);
export type SavedState = z.infer<typeof SavedState>;

/** Incremented by every save; 0 when not saved since versioning was introduced. */
export const Version = z.int().check(z.gte(0));

export const editing = {
  /** Key of the record to change; omitted to create one. */
  primary_key: z.optional(PrimaryKey),
  /**
   * Version opened by the editor; required with a key. The API refuses a save that is not based on the latest
   * version.
   */
  version: z.optional(Version),
  state: z._default(SavedState, 'published'),
};

/** Result of a save. */
export const SavedContent = z.object({ primary_key: PrimaryKey, version: Version, state: SavedState });
export type SavedContent = z.infer<typeof SavedContent>;

/** Properties shared by all save endpoints. */
export const saving = {
  method: 'POST',
  data: SavedContent,
  errors: ['invalid', 'not_found', 'conflict'],
} as const;

/** Fields shared by several kinds of content. */
export const latitude = z.number().check(z.gte(-90), z.lte(90));
export const longitude = z.number().check(z.gte(-180), z.lte(180));
