import * as z from 'zod/mini';
import { GuideCard } from '../catalogue/cards';
import { PrimaryKey, imageAlt, imagePath, line } from '../fields/fields';
import { byParagraph, destinationField, faqsField, pictureField, formOf } from '../fields/form';
import { faqOf, written, stored, type FieldSchemas } from '../fields/record-fields';

/*
 * Fields of a guide as written by editors: the single source for the API, its database, the form and the
 * sample records. Kept apart from the guides' own file, since places show chapters of a guide and a guide
 * shows places.
 */

/** Fields of a guide's document. A new field is stored, sent to pages and accepted from editors. */
const documentOf = ({ line, paragraphs, number, list }: FieldSchemas) => ({
  intro: paragraphs,
  /** Ways to reach the destination from Bengaluru; `hours` is door to door. */
  how_to_get_there: list(
    z.object({
      mode: z.enum(['road', 'rail', 'air']),
      text: line(5_000),
      hours: number({ above: 0, max: 100 }),
    }),
    { max: 10 },
  ),
  /** Twelve, January first: mean high in °C, rain in mm. */
  months: list(
    z.object({
      high: number({ min: -40, max: 60 }),
      rain: number({ min: 0, max: 5_000 }),
      verdict: z.enum(['best', 'good', 'avoid']),
    }),
    { min: 12, max: 12 },
  ),
  best_time: paragraphs,
  faqs: list(faqOf({ line }), { max: 30 }),
});

/** Document of a guide as stored. */
export const GuideContent = z.object(documentOf(stored));
export type GuideContent = z.infer<typeof GuideContent>;
export type Journey = GuideContent['how_to_get_there'][number];

/** A guide as written by editors. */
export const GuideText = z.object({
  destination_pk: PrimaryKey,
  title: line(200),
  summary: line(500),
  ...documentOf(written),
  image_path: imagePath,
  image_alt: imageAlt,
});
export type GuideText = z.infer<typeof GuideText>;

/** Labels of a guide's fields, in the order of the form. */
export const guideForm = formOf<GuideText>({
  title: { kind: 'line', label: 'Title' },
  destination_pk: destinationField,
  summary: { kind: 'text', label: 'In two sentences' },
  intro: { kind: 'paragraphs', label: 'Introduction', hint: byParagraph },
  image_path: pictureField,
  how_to_get_there: {
    kind: 'list',
    label: 'How to get there',
    entry: 'way',
    fields: {
      mode: { kind: 'fixed', label: 'By', choices: { road: 'Road', rail: 'Rail', air: 'Air' } },
      hours: { kind: 'number', label: 'Hours, door to door', step: 0.5 },
      text: { kind: 'text', label: 'Text' },
    },
  },
  months: {
    kind: 'list',
    label: 'Climate by month',
    entry: 'month',
    fixed: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    fields: {
      high: { kind: 'number', label: 'High, °C', step: 0.1 },
      rain: { kind: 'number', label: 'Rain, mm', step: 1 },
      verdict: { kind: 'fixed', label: 'To go', choices: { best: 'Best', good: 'Good', avoid: 'Avoid' } },
    },
  },
  best_time: { kind: 'paragraphs', label: 'Best time to visit', hint: byParagraph },
  faqs: faqsField,
});

/** Card of a guide with the chapters that apply to the whole area of its destination. */
export const GuideChapters = z.extend(
  GuideCard,
  z.pick(GuideContent, { how_to_get_there: true, months: true, best_time: true, faqs: true }).shape,
);
export type GuideChapters = z.infer<typeof GuideChapters>;
