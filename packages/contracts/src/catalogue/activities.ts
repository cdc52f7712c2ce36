import * as z from 'zod/mini';
import { ActivityCard, DestinationCard, ExperienceCard } from './cards';
import type { Endpoint } from '../endpoints/endpoint';
import { imageAlt, imagePath, line } from '../fields/fields';
import { byParagraph, pictureField, formOf } from '../fields/form';
import { ByKey } from '../endpoints/query';
import { stored, written, type FieldSchemas } from '../fields/record-fields';

const noun = 'activities';

export const listActivities = {
  method: 'GET',
  path: '/getActivities',
  noun,
  summary: 'All activities',
  data: z.array(ActivityCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

/** `primary_key` is the destination's. */
export const listActivitiesAt = {
  method: 'GET',
  path: '/getActivityByPlace',
  noun,
  summary: 'The activities that a destination offers',
  query: ByKey,
  data: z.array(ActivityCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

const ActivityGroup = z.object({ key: z.string(), title: z.string() });

export const listActivitiesByGroup = {
  method: 'GET',
  path: '/getActivitiesPage',
  noun,
  summary: 'The activities by group',
  data: z.array(z.extend(ActivityGroup, { activities: z.array(ActivityCard) })),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

/**
 * Fields that an activity's page shows besides its card. A new field reaches both the page and the editors'
 * form.
 */
const textOf = ({ paragraphs }: FieldSchemas) => ({ description: paragraphs });

export const ActivityDetail = z.extend(ActivityCard, {
  group: ActivityGroup,
  ...textOf(stored),
  destinations: z.array(DestinationCard),
  experiences: z.array(ExperienceCard),
  related_activities: z.array(ActivityCard),
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;

/** An activity as written by editors. */
export const ActivityContent = z.object({
  name: line(100),
  group_key: line(50),
  tagline: line(200),
  ...textOf(written),
  image_path: imagePath,
  image_alt: imageAlt,
});
export type ActivityContent = z.infer<typeof ActivityContent>;
/** Labels of an activity's fields, in the order of the form. */
export const activityForm = formOf<ActivityContent>({
  name: { kind: 'line', label: 'Name' },
  group_key: { kind: 'choice', label: 'Group', from: 'activityGroups' },
  tagline: { kind: 'line', label: 'In a few words' },
  description: { kind: 'paragraphs', label: 'Description', hint: byParagraph },
  image_path: pictureField,
});

export const getActivity = {
  method: 'GET',
  path: '/getActivityByPk',
  noun,
  summary: 'One activity with what can be booked of it',
  query: ByKey,
  data: ActivityDetail,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const getActivityByPageUrl = {
  method: 'GET',
  path: '/getPageByPageUrl',
  noun,
  summary: 'One activity by the name in its address',
  query: z.object({ page_url: z.string().check(z.minLength(1), z.maxLength(200)) }),
  data: ActivityDetail,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;

/** `eopagedesign_primary_key` is the activity's key. */
export const listExperiencesOfActivity = {
  method: 'POST',
  path: '/experience/getExpCardsForActivity',
  safe: true,
  noun,
  summary: 'Experiences that offer an activity',
  body: z.object({
    eopagedesign_primary_key: z.union([z.string().check(z.maxLength(12)), z.number()]),
  }),
  data: z.array(ExperienceCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;
