import * as z from 'zod/mini';
import { ExperienceCard, StoryCard } from '../catalogue/cards';
import type { Endpoint } from '../endpoints/endpoint';
import { DestinationRef, KeyBody, PrimaryKey, paging } from '../fields/fields';
import { ByKey, PageText } from '../endpoints/query';

const noun = 'stories';

export const StorySection = z.object({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) });
export type StorySection = z.infer<typeof StorySection>;

export const StoryDetail = z.extend(StoryCard, {
  sections: z.array(StorySection),
  destination: z.nullable(DestinationRef),
  related_stories: z.array(StoryCard),
  related_experiences: z.array(ExperienceCard),
});
export type StoryDetail = z.infer<typeof StoryDetail>;

export const getStory = {
  method: 'GET',
  path: '/getBlogByPk',
  noun,
  summary: 'One story with what stands beside it',
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

/** `maxStory` is how many, at most 24; as text, the way §7 shows it. */
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
