import { PrimaryKey } from '@kaadu/contracts/api';
import { z } from 'zod';

/** A primary key in a query string or path. */
export const KeyText = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a whole number')
  .transform(Number)
  .pipe(PrimaryKey);

/** A page number in a query string, from 1; the first when left out. */
export const PageText = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform((text) => Math.max(1, Number(text)))
  .default(1);

/** A query value that is never refused: repeated ones are joined by commas. */
export const AnyText = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value.join(',') : value))
  .optional();

/** A query that names one record. */
export const ByKey = z.object({ primary_key: KeyText });

/** Comma-separated keys, at most fifty; none when left out. */
export const KeyList = z
  .string()
  .max(600)
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(KeyText).max(50));

/** Degrees of latitude or longitude in a query string. */
export const DegreesText = (most: number, otherwise: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'must be a number of degrees')
    .transform(Number)
    .pipe(z.number().min(-most).max(most))
    .optional()
    .transform((degrees) => degrees ?? otherwise);
