import type { ExperienceDetail } from '@kaadu/contracts/catalogue';

/** The parts of an experience that only its own page shows, stored in one JSON column. */
export type ExperienceContent = Pick<
  ExperienceDetail,
  | 'description'
  | 'highlights'
  | 'itinerary'
  | 'inclusions'
  | 'exclusions'
  | 'meeting_point'
  | 'what_to_bring'
  | 'age_note'
  | 'fitness_note'
  | 'languages'
  | 'weather_note'
  | 'check_in'
  | 'check_out'
  | 'child_policy'
  | 'cancellation'
  | 'faqs'
>;
