import type { GuideDetail } from '@kaadu/contracts/guides';
import { liveCard, type WithTiles } from '../tiles/ExperienceTile/tile-card';

/** Data of a guide's pages. For hydration the content of tiles is omitted, because the markup contains it. */
export type GuideArticle = WithTiles<GuideDetail, 'related_experiences'>;

export function guideHydration(guide: GuideDetail): GuideArticle {
  return { ...guide, related_experiences: guide.related_experiences.map(liveCard) };
}
