import * as z from 'zod/mini';
import { distinct, line, paragraphs } from './fields';
import { RichBlock, WrittenBlock } from '../content/rich-text';

/*
 * Each kind of record describes its fields once, as a function of their schemas. With `written`, the function
 * describes editors' input with every limit. With `stored`, it describes the data of readers, who rely on the
 * limits. Limits are plain values, so that visitors' bundles have no code to check them.
 */

interface NumberLimits {
  readonly min?: number;
  /** Exclusive minimum. */
  readonly above?: number;
  readonly max: number;
}

interface ListLimits<Item> {
  readonly min?: number;
  readonly max: number;
  /** No two entries have the same key; null for an entry without a key. */
  readonly distinctBy?: (entry: Item) => string | number | null;
}

/** Builds the schemas of input, with limits. */
export const written = {
  line,
  paragraphs,
  block: WrittenBlock,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time (HH:MM)')),
  number: ({ min, above, max }: NumberLimits) =>
    z.number().check(above === undefined ? z.gte(min ?? 0) : z.gt(above), z.lte(max)),
  whole: (min: number, max: number): z.ZodMiniNumber<number> => z.int().check(z.gte(min), z.lte(max)),
  list: <Entry extends z.ZodMiniType>(
    entry: Entry,
    { min, max, distinctBy }: ListLimits<z.infer<Entry>>,
  ): z.ZodMiniArray<Entry> => {
    const limited = z.array(entry).check(...(min === undefined ? [] : [z.minLength(min)]), z.maxLength(max));
    return distinctBy ? limited.check(distinct(distinctBy)) : limited;
  },
};

export type FieldSchemas = typeof written;

/** Builds the schemas of stored data, without limits. */
export const stored: FieldSchemas = {
  line: () => z.string(),
  paragraphs: z.array(z.string()),
  block: RichBlock,
  time: z.string(),
  number: () => z.number(),
  whole: () => z.int(),
  list: (entry) => z.array(entry),
};

/** A question with its answer. */
export const faqOf = ({ line }: Pick<FieldSchemas, 'line'>) =>
  z.object({ question: line(300), answer: line(5_000) });
