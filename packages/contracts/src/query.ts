import * as z from 'zod/mini';
import { PrimaryKey } from './fields';

const wholeNumber = (pattern: RegExp) => z.string().check(z.regex(pattern, 'must be a whole number'));

/** A primary key in a query string or path. */
export const KeyText = z.pipe(
  z.pipe(
    wholeNumber(/^\d{1,10}$/),
    z.transform((text: string) => Number(text)),
  ),
  PrimaryKey,
);

/** A query that names one record. */
export const ByKey = z.object({ primary_key: KeyText });

/** A page number in a query string, from 1; the first when left out. */
export const PageText = z.pipe(
  z._default(wholeNumber(/^\d{1,6}$/), '1'),
  z.transform((text: string) => Math.max(1, Number(text))),
);

/** A query value that is never refused: repeated parameters are joined by commas. */
export const AnyText = z.optional(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((value: string | string[]) => (Array.isArray(value) ? value.join(',') : value)),
  ),
);

/** Comma-separated keys, at most fifty; none when left out. */
export const KeyList = z.pipe(
  z.pipe(
    z._default(z.string().check(z.maxLength(600)), ''),
    z.transform((text: string) => text.split(',').filter(Boolean)),
  ),
  z.array(KeyText).check(z.maxLength(50)),
);

/**
 * Degrees of latitude or longitude in a query string.
 * @param limit largest absolute value
 * @param fallback used when the parameter is left out
 */
export const DegreesText = (limit: number, fallback: number) =>
  z.pipe(
    z.pipe(
      z._default(
        z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'must be a number of degrees')),
        String(fallback),
      ),
      z.transform((text: string) => Number(text)),
    ),
    z.number().check(z.gte(-limit), z.lte(limit)),
  );
