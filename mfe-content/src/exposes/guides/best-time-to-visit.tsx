import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import { BestTimePage } from '../../guides/chapters/BestTimePage';
import { bestTimeMeta, loadBestTime } from '../../guides/chapters/load-chapter';
import { guideHydration, type GuideArticle } from '../../shared/destination/guide-article';

export const page = {
  loader: loadBestTime,
  meta: bestTimeMeta,
  Page: BestTimePage,
  hydrationData: guideHydration,
} satisfies PageModule<Api, GuideDetail, GuideArticle>;
