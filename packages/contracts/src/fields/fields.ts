import * as z from 'zod/mini';
import { readEmail } from './email';
import { oneLine, withoutControls } from './plain-text';
import { cutUrl } from './text';

/** Key of a record; a positive PostgreSQL `integer`. */
export const PrimaryKey = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** Id that a client makes for a record, so that repeated requests create one. */
export const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a UUID'));

/** A stored image; `imagestorepath` goes through the image-resizing path (see `imageUrl`). */
export const Image = z.object({ imagestorepath: z.string(), alt: z.string() });
export type Image = z.infer<typeof Image>;

/** Reference to a record by key and name, for links. */
export const NamedRef = z.object({ primary_key: PrimaryKey, name: z.string() });
export type NamedRef = z.infer<typeof NamedRef>;

/** Reference to a destination and its page; `url` is the title in the page's URL. */
export const DestinationRef = z.extend(NamedRef, { url: z.string() });
export type DestinationRef = z.infer<typeof DestinationRef>;

/** Integer paise. */
export const Paise = z.int().check(z.gte(0));

/** Mean rating with one decimal, and the number of ratings; null without ratings. */
export const RatingSummary = z.nullable(z.object({ average: z.number(), count: z.int() }));

/** Degrees north and east (WGS 84). */
export const Coordinates = z.object({ latitude: z.number(), longitude: z.number() });
export type Coordinates = z.infer<typeof Coordinates>;

/** Position in a paginated list; a page past the end is empty. */
export const paging = { total: z.int(), page: z.int(), page_count: z.int() };

/** Body of a call that names one record. */
export const KeyBody = z.object({ primary_key: PrimaryKey });
/** Data of a call that created or changed one record. */
export const SavedRecord = z.object({ primary_key: PrimaryKey });

/** Single-line text: a name, a title, a subject. Line breaks and control characters become spaces. */
export const line = (maxLength: number) =>
  z.string().check(z.overwrite(oneLine), z.trim(), z.minLength(1), z.maxLength(maxLength));
/** Multi-line text; control characters are removed. */
export const prose = (maxLength: number) =>
  z.string().check(z.overwrite(withoutControls), z.trim(), z.minLength(1), z.maxLength(maxLength));
export const paragraphs = z.array(prose(5_000)).check(z.minLength(1), z.maxLength(60));
/** Alternative text of an image; null for the record's name. */
export const imageAlt = z._default(z.nullable(line(200)), null);
/** Path of a stored image. */
export const storePath = z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(\/[a-z0-9]+){1,3}$/));
export const imagePath = z.nullable(storePath);
/** Key of the record to change; omitted to create one. */
export const optionalKey = { primary_key: z.optional(PrimaryKey) };

/** An e-mail address in a request, read by `readEmail`; a refusal carries its hint. */
export const EmailAddress = z.pipe(
  z.string().check(z.maxLength(1_000)),
  z.transform((text: string, { issues }) => {
    const reading = readEmail(text);
    if (reading.email !== null) return reading.email;
    issues.push({ code: 'custom', message: reading.problem, input: text });
    return z.NEVER;
  }),
);

/** Phone number as typed or pasted. The API reads it by `readPhone`, whose metadata no page has to load. */
export const PhoneText = z.string().check(z.maxLength(64, 'Enter a phone number of at most 64 characters.'));

/**
 * Text on which nothing depends, such as the URL of the page. The excess is cut, so that no request fails
 * because of it.
 */
export const shortened = (maxLength: number) =>
  z.string().check(z.overwrite((text: string) => cutUrl(text, maxLength)));

/**
 * Refuses a list in which two items have the same key.
 * @param keyOf null for an item without a key
 */
export const distinct = <Item>(keyOf: (item: Item) => string | number | null) =>
  z.refine<readonly Item[]>((items) => {
    const keys = items.map(keyOf).filter((key) => key !== null);
    return new Set(keys).size === keys.length;
  }, 'Each can be chosen once.');

const itself = (item: string | number) => item;

/** Keys of records, without duplicates. */
export const distinctKeys = (most: number) => z.array(PrimaryKey).check(z.maxLength(most), distinct(itself));

/** Largest party that books online; an advisor arranges larger ones. */
export const maxParty = 30;
