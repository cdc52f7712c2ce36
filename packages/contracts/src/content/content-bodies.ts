import * as z from 'zod/mini';
import { editing, latitude, longitude, saving, SavedContent } from './editing';
import type { Endpoint } from '../endpoints/endpoint';
import { PrimaryKey, distinct, imageAlt, imagePath, line, paragraphs } from '../fields/fields';
import { byParagraph, destinationField, pictureField, type FormOf } from '../fields/form';
import { GuideText } from './guide-content';
import { StorySection } from './stories';

/*
 * What editors write, and the calls that save it. It stands apart from the nouns' own files, since what those hold reaches
 * the browsers of visitors.
 */

/** A story as editors write it. */
export const StoryContent = z.object({
  title: line(200),
  description: line(500),
  author: line(100),
  published_at: z.iso.date(),
  sections: z
    .array(z.extend(StorySection, { heading: z.nullable(line(200)), paragraphs }))
    .check(z.minLength(1), z.maxLength(40)),
  destination_pk: z.nullable(PrimaryKey),
  image_path: imagePath,
  image_alt: imageAlt,
});
export type StoryContent = z.infer<typeof StoryContent>;
/** Labels of a story's fields, in the order of the form. */
export const storyForm: FormOf<StoryContent> = {
  title: { kind: 'line', label: 'Title' },
  description: { kind: 'text', label: 'In two sentences', hint: 'On cards and in search results' },
  author: { kind: 'line', label: 'Author' },
  published_at: { kind: 'date', label: 'Date of the story', hint: 'Stories are listed by it' },
  destination_pk: { ...destinationField, isOptional: true },
  image_path: pictureField,
  sections: {
    kind: 'list',
    label: 'Sections',
    entry: 'section',
    fields: {
      heading: { kind: 'line', label: 'Heading', isOptional: true },
      paragraphs: { kind: 'paragraphs', label: 'Text', hint: byParagraph },
    },
  },
};
export const StoryBody = z.extend(StoryContent, editing);
export type StoryBody = z.infer<typeof StoryBody>;

export const saveStory = {
  ...saving,
  path: '/admin/createBlog',
  noun: 'stories',
  summary: 'Makes or changes a story',
  access: ['content'],
  body: StoryBody,
} as const satisfies Endpoint;

/** An activity as editors write it. */
export const ActivityContent = z.object({
  name: line(100),
  group_key: line(50),
  tagline: line(200),
  description: paragraphs,
  image_path: imagePath,
  image_alt: imageAlt,
});
export type ActivityContent = z.infer<typeof ActivityContent>;
/** Labels of an activity's fields, in the order of the form. */
export const activityForm: FormOf<ActivityContent> = {
  name: { kind: 'line', label: 'Name' },
  group_key: { kind: 'choice', label: 'Group', from: 'activityGroups' },
  tagline: { kind: 'line', label: 'In a few words' },
  description: { kind: 'paragraphs', label: 'Description', hint: byParagraph },
  image_path: pictureField,
};
export const ActivityBody = z.extend(ActivityContent, editing);
export type ActivityBody = z.infer<typeof ActivityBody>;

export const saveActivity = {
  ...saving,
  path: '/admin/createActivity',
  noun: 'activities',
  summary: 'Makes or changes an activity',
  access: ['content'],
  body: ActivityBody,
} as const satisfies Endpoint;

export const saveActivities = {
  ...saving,
  path: '/admin/createActivities',
  noun: 'activities',
  access: ['content'],
  summary: 'Makes or changes several activities, all or none',
  body: z.object({
    activities: z.array(ActivityBody).check(
      z.minLength(1),
      z.maxLength(50),
      distinct(({ primary_key }: { primary_key?: number | undefined }) => primary_key ?? null),
    ),
  }),
  data: z.array(SavedContent),
} as const satisfies Endpoint;

/** A place to visit as editors write it. */
export const PlaceContent = z.object({
  destination_pk: PrimaryKey,
  name: line(150),
  text: line(5_000),
  latitude,
  longitude,
  image_path: imagePath,
  image_alt: imageAlt,
});
export type PlaceContent = z.infer<typeof PlaceContent>;
/** Labels of a place's fields, in the order of the form. */
export const placeForm: FormOf<PlaceContent> = {
  name: { kind: 'line', label: 'Name' },
  destination_pk: destinationField,
  text: { kind: 'text', label: 'Text' },
  latitude: { kind: 'number', label: 'Latitude', step: 0.0001 },
  longitude: { kind: 'number', label: 'Longitude', step: 0.0001 },
  image_path: pictureField,
};
export const PlaceBody = z.extend(PlaceContent, editing);
export type PlaceBody = z.infer<typeof PlaceBody>;

export const savePlace = {
  ...saving,
  path: '/admin/createPlace',
  noun: 'places',
  summary: 'Makes or changes a place to visit',
  access: ['content'],
  body: PlaceBody,
} as const satisfies Endpoint;

export const GuideBody = z.extend(GuideText, editing);
export type GuideBody = z.infer<typeof GuideBody>;

export const saveGuide = {
  ...saving,
  path: '/admin/createGuide',
  noun: 'guides',
  summary: 'Makes or changes a guide',
  access: ['content'],
  body: GuideBody,
} as const satisfies Endpoint;
