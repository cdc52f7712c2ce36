import * as z from 'zod/mini';
import { ExperienceCard, StoryCard } from '../catalogue/cards';
import type { Endpoint } from '../endpoints/endpoint';
import { DestinationRef, KeyBody, PrimaryKey, imageAlt, imagePath, line, paging } from '../fields/fields';
import { destinationField, pictureField, formOf } from '../fields/form';
import { ByKey, PageText } from '../endpoints/query';
import { stored, written, type FieldSchemas } from '../fields/record-fields';

const noun = 'stories';

/**
 * Fields that a story's page shows besides its card. A new field reaches both the page and the editors' form.
 */
const textOf = ({ line, paragraphs, list, block }: FieldSchemas) => ({
  sections: list(
    z.object({
      heading: z.nullable(line(200)),
      /** Text without format, for feeds, reading time and pages that know no blocks. */
      paragraphs,
      /** The same text with its format; omitted when it has none. */
      blocks: z.optional(list(block, { min: 1, max: 60 })),
    }),
    { min: 1, max: 40 },
  ),
});

export const StoryText = z.object(textOf(stored));
export type StoryText = z.infer<typeof StoryText>;

export const StoryDetail = z.extend(StoryCard, {
  ...StoryText.shape,
  destination: z.nullable(DestinationRef),
  related_stories: z.array(StoryCard),
  related_experiences: z.array(ExperienceCard),
});
export type StoryDetail = z.infer<typeof StoryDetail>;
/** Sections of a story, as its form holds them. */
export const StorySections = StoryText.shape.sections;
export type StorySection = StoryText['sections'][number];

/** A story as written by editors. */
export const StoryContent = z.object({
  title: line(200),
  description: line(500),
  author: line(100),
  published_at: z.iso.date(),
  ...textOf(written),
  destination_pk: z.nullable(PrimaryKey),
  image_path: imagePath,
  image_alt: imageAlt,
});
export type StoryContent = z.infer<typeof StoryContent>;
/** Labels of a story's fields, in the order of the form. */
export const storyForm = formOf<StoryContent>({
  title: { kind: 'line', label: 'Title' },
  description: { kind: 'text', label: 'In two sentences', hint: 'On cards and in search results' },
  author: { kind: 'line', label: 'Author' },
  published_at: { kind: 'date', label: 'Date of the story', hint: 'Stories are listed by it' },
  destination_pk: { ...destinationField, isOptional: true },
  image_path: pictureField,
  sections: { kind: 'richText', label: 'Text', hint: 'Headings begin a new section' },
});

export const getStory = {
  method: 'GET',
  path: '/getBlogByPk',
  noun,
  summary: 'One story with its neighbours and related cards',
  query: ByKey,
  data: StoryDetail,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const getStoryCard = {
  method: 'GET',
  path: '/getBlogOnClick',
  noun,
  summary: 'The card of one story',
  query: ByKey,
  data: StoryCard,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const StoriesPage = z.object({ stories: z.array(StoryCard), ...paging });
export type StoriesPage = z.infer<typeof StoriesPage>;

export const listStories = {
  method: 'GET',
  path: '/home/bootstrapStories',
  noun,
  summary: 'Stories, newest first, a page at a time',
  query: z.object({ page: PageText }),
  data: StoriesPage,
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const RecentStory = z.nullable(z.object({ primary_key: PrimaryKey, blog_url: z.string() }));
export type RecentStory = z.infer<typeof RecentStory>;

export const getRecentStory = {
  method: 'GET',
  path: '/getRecentStory',
  noun,
  summary: 'Key and address of the newest story; null when there is none',
  data: RecentStory,
  cache: 'until-content-changes',
} as const satisfies Endpoint;

/** `maxStory` is the number of stories, at most 24; as text, as in §7. */
export const listStoryCards = {
  method: 'POST',
  path: '/getStoriesForCard',
  safe: true,
  noun,
  summary: 'The newest stories',
  body: z.object({ maxStory: z.string().check(z.maxLength(4)) }),
  data: z.array(StoryCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listExperiencesOfStory = {
  method: 'POST',
  path: '/experience/getExpCardsForStory',
  safe: true,
  noun,
  summary: 'Experiences where a story takes place',
  body: KeyBody,
  data: z.array(ExperienceCard),
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;
