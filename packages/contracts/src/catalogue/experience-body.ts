import * as z from 'zod/mini';
import { editing, latitude, longitude, saving } from '../content/editing';
import type { Endpoint } from '../endpoints/endpoint';
import { PrimaryKey, distinctKeys, imageAlt, imagePath, line } from '../fields/fields';
import { byParagraph, destinationField, faqsField, formOf, pictureField } from '../fields/form';
import { faqOf, stored, written, type FieldSchemas } from '../fields/record-fields';

/*
 * Fields of an experience as written by editors: the single source for the API, its database, the form and
 * the sample records. `ExperienceText` has the fields with their own columns. Fields that lists and filters
 * do not need form one document.
 */

/** Fields of an experience's document. A new field is stored, sent to the page and accepted from editors. */
const documentOf = ({ line, paragraphs, time, whole, list }: FieldSchemas) => {
  const lines = list(line(500), { max: 40 });
  return {
    description: paragraphs,
    highlights: lines,
    itinerary: list(z.object({ title: line(150), text: line(2_000) }), { max: 30 }),
    inclusions: lines,
    exclusions: lines,
    meeting_point: line(500),
    /** Phone number of the property or guide, for guests with a voucher. */
    host_phone: z._default(z.nullable(line(40)), null),
    what_to_bring: lines,
    age_note: line(500),
    fitness_note: line(500),
    languages: lines,
    weather_note: z.nullable(line(500)),
    check_in: z.nullable(time),
    check_out: z.nullable(time),
    child_policy: z.nullable(line(500)),
    /** Refund steps, most generous first. */
    cancellation: list(z.object({ days_before: whole(0, 365), refund_percent: whole(0, 100) }), {
      max: 10,
      distinctBy: ({ days_before }) => days_before,
    }),
    faqs: list(faqOf({ line }), { max: 30 }),
  };
};

/** Document of an experience as stored. */
export const ExperienceContent = z.object(documentOf(stored));
export type ExperienceContent = z.infer<typeof ExperienceContent>;

/** Amenities; bodies written before there were any have none. */
const amenityPks = z._default(distinctKeys(50), []);

/** Fields of a room type or ticket that visitors see besides its price. */
export const optionOf = ({ line, time, whole, list }: FieldSchemas) => ({
  name: line(100),
  description: line(1_000),
  /** Number of guests included in the price, and the maximum. */
  included_guests: whole(1, 50),
  max_guests: whole(1, 50),
  meal_plan: z.nullable(line(100)),
  /** Start times (HH:MM, IST) of an activity; empty for a stay. */
  slots: list(time, { max: 24, distinctBy: (slot) => slot }),
});

/**
 * A room type or ticket as written by editors. The calendar decides quantities and dates. `primary_key` names
 * an existing option.
 */
export const OptionContent = z.object({
  primary_key: z.nullable(PrimaryKey),
  ...optionOf(written),
  /** Paise before tax, per night or person. */
  base_paise: written.whole(1, 100_000_000),
  /** Rooms, or places per slot. */
  capacity: written.whole(1, 1_000),
  /** Amenities in the room. */
  amenity_pks: amenityPks,
  image_path: z._default(imagePath, null),
  image_alt: imageAlt,
});
export type OptionContent = z.infer<typeof OptionContent>;

/** An experience as written by editors. */
export const ExperienceText = z.object({
  title: line(200),
  short_name: z.nullable(line(60)),
  is_stay: z.boolean(),
  destination_pk: PrimaryKey,
  stay_type_pk: z.nullable(PrimaryKey),
  duration_pk: PrimaryKey,
  activity_pks: distinctKeys(50),
  theme_pks: distinctKeys(50),
  /** Amenities of the place, with those of all its rooms. */
  amenity_pks: amenityPks,
  location: line(150),
  latitude,
  longitude,
  distance_km: written.whole(0, 5_000),
  drive_hours: z.number().check(z.gte(0), z.lte(100)),
  duration_label: line(60),
  summary: line(500),
  images: written.list(z.object({ path: z.string().check(z.maxLength(100)), alt: z.nullable(line(200)) }), {
    max: 20,
  }),
  member_percent: written.whole(0, 50),
  editor_rank: written.whole(0, 1_000),
  ...documentOf(written),
  options: written.list(OptionContent, { min: 1, max: 30, distinctBy: ({ primary_key }) => primary_key }),
});
export type ExperienceText = z.infer<typeof ExperienceText>;

const perLine = 'One per line';

/** Labels of an experience's fields, in the order of the form. */
export const experienceForm = formOf<ExperienceText>({
  title: { kind: 'line', label: 'Title' },
  short_name: { kind: 'line', label: 'Short name', isOptional: true },
  is_stay: { kind: 'yes', label: 'It is a stay' },
  destination_pk: destinationField,
  stay_type_pk: { kind: 'choice', label: 'Type of stay', from: 'stayTypes', isOptional: true },
  duration_pk: { kind: 'choice', label: 'Duration, in the filters', from: 'durations' },
  duration_label: { kind: 'line', label: 'Duration, on cards' },
  activity_pks: { kind: 'choices', label: 'Activities', from: 'activities' },
  theme_pks: { kind: 'choices', label: 'Themes', from: 'themes' },
  amenity_pks: { kind: 'choices', label: 'Amenities', from: 'amenities' },
  summary: { kind: 'text', label: 'In two sentences', hint: 'On cards and in search results' },
  description: { kind: 'paragraphs', label: 'Description', hint: byParagraph },
  images: {
    kind: 'list',
    label: 'Pictures; the first is on the card',
    entry: 'picture',
    fields: { path: { kind: 'image', altName: 'alt', label: 'Picture' } },
  },
  location: { kind: 'line', label: 'Location' },
  latitude: { kind: 'number', label: 'Latitude', step: 0.0001 },
  longitude: { kind: 'number', label: 'Longitude', step: 0.0001 },
  distance_km: { kind: 'number', label: 'Distance from Bengaluru, km', step: 1 },
  drive_hours: { kind: 'number', label: 'Drive, hours', step: 0.25 },
  meeting_point: { kind: 'line', label: 'Meeting point' },
  host_phone: {
    kind: 'line',
    label: 'Phone of the property or guide',
    hint: 'On vouchers',
    isOptional: true,
  },
  highlights: { kind: 'lines', label: 'Highlights', hint: perLine },
  itinerary: {
    kind: 'list',
    label: 'Itinerary',
    entry: 'step',
    fields: { title: { kind: 'line', label: 'Title' }, text: { kind: 'text', label: 'Text' } },
  },
  inclusions: { kind: 'lines', label: 'Included', hint: perLine },
  exclusions: { kind: 'lines', label: 'Not included', hint: perLine },
  what_to_bring: { kind: 'lines', label: 'What to bring', hint: perLine },
  age_note: { kind: 'line', label: 'Age' },
  fitness_note: { kind: 'line', label: 'Fitness' },
  languages: { kind: 'lines', label: 'Languages', hint: perLine },
  weather_note: { kind: 'line', label: 'Weather', isOptional: true },
  check_in: { kind: 'time', label: 'Check-in', isOptional: true },
  check_out: { kind: 'time', label: 'Check-out', isOptional: true },
  child_policy: { kind: 'line', label: 'Children', isOptional: true },
  cancellation: {
    kind: 'list',
    label: 'Cancellation, highest refund first',
    entry: 'step',
    fields: {
      days_before: { kind: 'number', label: 'Days before', step: 1 },
      refund_percent: { kind: 'number', label: 'Refund, %', step: 1 },
    },
  },
  faqs: faqsField,
  options: {
    kind: 'list',
    label: 'Options: room types or tickets',
    entry: 'option',
    fields: {
      primary_key: { kind: 'kept', label: 'Key' },
      name: { kind: 'line', label: 'Name' },
      description: { kind: 'text', label: 'Description' },
      included_guests: { kind: 'number', label: 'Guests included', step: 1 },
      max_guests: { kind: 'number', label: 'Maximum guests', step: 1 },
      meal_plan: { kind: 'line', label: 'Meals', isOptional: true },
      base_paise: { kind: 'number', label: 'Price before tax, ₹', step: 0.01, factor: 100 },
      slots: {
        kind: 'lines',
        label: 'Start times',
        hint: 'HH:MM, one per line; leave empty for a stay. Once the option is on sale, change them in the calendar',
      },
      capacity: {
        kind: 'number',
        label: 'Rooms, or places per slot',
        step: 1,
        hint: 'Once the option is on sale, change it in the calendar',
      },
      amenity_pks: { kind: 'choices', label: 'Amenities in the room', from: 'amenities' },
      image_path: pictureField,
    },
  },
  member_percent: { kind: 'number', label: 'Member discount, %', step: 1 },
  editor_rank: { kind: 'number', label: 'Rank', step: 1, hint: 'Higher comes first in lists' },
});

export const ExperienceBody = z.extend(ExperienceText, editing);
export type ExperienceBody = z.infer<typeof ExperienceBody>;

export const saveExperience = {
  ...saving,
  path: '/admin/createExperience',
  noun: 'catalogue',
  summary: 'Makes or changes an experience',
  access: ['content'],
  body: ExperienceBody,
} as const satisfies Endpoint;
