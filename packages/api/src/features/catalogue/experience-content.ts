import { ExperienceDetail } from '@kaadu/contracts/api';
import * as z from 'zod/mini';

/** The parts of an experience that only its own page shows, kept as one JSON column. */
export const ExperienceContent = z.pick(ExperienceDetail, {
  description: true,
  highlights: true,
  itinerary: true,
  inclusions: true,
  exclusions: true,
  meeting_point: true,
  what_to_bring: true,
  age_note: true,
  fitness_note: true,
  languages: true,
  weather_note: true,
  check_in: true,
  check_out: true,
  child_policy: true,
  cancellation: true,
  faqs: true,
});
export type ExperienceContent = z.infer<typeof ExperienceContent>;
