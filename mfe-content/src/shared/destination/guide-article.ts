import type { GuideDetail } from '@kaadu/contracts/guides';
import { liveCard, type WithTiles } from '../tiles/ExperienceTile/tile-card';

/** A guide as its pages get it: where the browser takes over the server's document, what tiles show is in the markup. */
export type GuideArticle = WithTiles<GuideDetail, 'related_experiences'>;

export function guideHydration(guide: GuideDetail): GuideArticle {
  return { ...guide, related_experiences: guide.related_experiences.map(liveCard) };
}
