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
  number: (...checks: Parameters<z.ZodMiniNumber<number>['check']>) => z.number().check(...checks),
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
  number: () => z.number(),
  list: (entry) => z.array(entry),
};
