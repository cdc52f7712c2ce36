import * as z from 'zod/mini';
import { ActivityContent } from '../catalogue/activities';
import { editing, saving, SavedContent } from './editing';
import type { Endpoint } from '../endpoints/endpoint';
import { distinct } from '../fields/fields';
import { GuideText } from './guide-content';
import { PlaceContent } from './places';
import { StoryContent } from './stories';

/* Endpoints that save editors' content. The bodies are described in each noun's own file. */

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
