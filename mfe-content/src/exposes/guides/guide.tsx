import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import { GuidePage } from '../../guides/guide/GuidePage';
import { guideMeta, loadGuide } from '../../guides/guide/load-guide';
import { guideHydration, type GuideArticle } from '../../shared/destination/guide-article';

export const page = {
  loader: loadGuide,
  meta: guideMeta,
  Page: GuidePage,
  hydrationData: guideHydration,
} satisfies PageModule<Api, GuideDetail, GuideArticle>;
