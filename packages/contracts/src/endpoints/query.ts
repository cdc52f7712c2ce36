import * as z from 'zod/mini';
import { PrimaryKey, maxParty } from '../fields/fields';

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

/** A page number in a query string, from 1; defaults to the first. */
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

/** Comma-separated keys without duplicates, at most fifty; none when omitted. */
export const KeyList = z.pipe(
  z.pipe(
    z._default(z.string().check(z.maxLength(600)), ''),
    z.transform((text: string) => [...new Set(text.split(',').filter(Boolean))]),
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

/** An ISO date in a query string or body (Asia/Kolkata). */
export const DayText = z.string().check(
  z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a date (YYYY-MM-DD)'),
  z.refine(
    (text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false,
    'is not a day of the calendar',
  ),
);

/** A month in a query string. */
export const MonthText = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month (YYYY-MM)'));

/** Number of guests in a query string, children included. */
export const GuestsText = z.pipe(
  z.pipe(
    z._default(wholeNumber(/^\d{1,4}$/), '2'),
    z.transform((text: string) => Number(text)),
  ),
  z
    .int()
    .check(
      z.gte(1, 'must be at least 1'),
      z.lte(maxParty, `must be at most ${maxParty}; call us for larger groups`),
    ),
);

/** Comma-separated ages of the children in a party; none when omitted. */
export const AgesText = z.pipe(
  z.pipe(
    z._default(z.string().check(z.regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'must be ages separated by commas')), ''),
    z.transform((text: string) => text.split(',').filter(Boolean).map(Number)),
  ),
  z.array(z.int().check(z.lte(17, 'must be at most 17'))).check(z.maxLength(maxParty)),
);
