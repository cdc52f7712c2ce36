import { GuideDetail, StorySection } from '@kaadu/contracts/api';
import * as z from 'zod/mini';

export { StorySection };

/** The parts of a guide that only its own pages show, kept as one JSON column. */
export const GuideContent = z.pick(GuideDetail, {
  intro: true,
  how_to_get_there: true,
  months: true,
  best_time: true,
  faqs: true,
});
export type GuideContent = z.infer<typeof GuideContent>;
