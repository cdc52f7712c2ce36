import * as z from 'zod/mini';
import { line, paragraphs } from './fields';

/*
 * A kind of record describes its fields once, as a function of the schemas that they are made of. Called with `written`,
 * it describes what editors send, with every limit; called with `stored`, what a reader gets, who relies on the limits.
 */

/** Builds the schemas of what is sent: with limits. */
export const written = {
  line,
  paragraphs,
  text: (...checks: Parameters<z.ZodMiniString<string>['check']>) => z.string().check(...checks),
  number: (...checks: Parameters<z.ZodMiniNumber<number>['check']>) => z.number().check(...checks),
  whole: (least: number, most: number): z.ZodMiniNumber<number> => z.int().check(z.gte(least), z.lte(most)),
  list: <Entry extends z.ZodMiniType>(
    entry: Entry,
    ...checks: Parameters<z.ZodMiniArray<Entry>['check']>
  ): z.ZodMiniArray<Entry> => z.array(entry).check(...checks),
};

export type FieldSchemas = typeof written;

/** Builds the schemas of what is read: the same, without limits. */
export const stored: FieldSchemas = {
  line: () => z.string(),
  paragraphs: z.array(z.string()),
  text: () => z.string(),
  number: () => z.number(),
  whole: () => z.int(),
  list: (entry) => z.array(entry),
};

/** A question with its answer. */
export const faqOf = ({ line }: Pick<FieldSchemas, 'line'>) =>
  z.object({ question: line(300), answer: line(5_000) });
