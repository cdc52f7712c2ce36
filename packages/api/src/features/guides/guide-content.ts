import type { GuideDetail } from '@kaadu/contracts/guides';

/** The parts of a guide that only its own pages show, stored in one JSON column. */
export type GuideContent = Pick<GuideDetail, 'intro' | 'how_to_get_there' | 'months' | 'best_time' | 'faqs'>;
