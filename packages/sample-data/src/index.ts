import { activities } from './records/activities';
import { amenities } from './records/amenities';
import { coupons, peakSeasons, weekendRate } from './records/availability';
import { destinations } from './records/destinations';
import { availability } from './records/experience-rules';
import { experiences } from './records/experiences';
import { faqs } from './records/faqs';
import { guides } from './records/guides';
import { stories } from './records/stories';
import { synonyms } from './records/synonyms';
import { activityGroups, budgets, durations, stayTypes, themes } from './records/taxonomy';
import type { SampleData } from './types';

export { reviewKey, roomKey } from './record-keys';
export { captionOf, sceneForImage } from './scenes';
export type * from './types';

/** Content of a fresh install of the site. */
export const sampleData: SampleData = {
  activityGroups,
  destinations,
  activities,
  amenities,
  themes,
  stayTypes,
  durations,
  budgets,
  experiences,
  stories,
  guides,
  faqs,
  synonyms,
  availability,
  peakSeasons,
  staySeasons: [weekendRate],
  coupons,
};
