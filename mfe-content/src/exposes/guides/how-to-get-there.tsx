import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import { HowToGetTherePage } from '../../guides/chapters/HowToGetTherePage';
import { howToGetThereMeta, loadHowToGetThere } from '../../guides/chapters/load-chapter';
import { guideHydration, type GuideArticle } from '../../shared/destination/guide-article';

export const page = {
  loader: loadHowToGetThere,
  meta: howToGetThereMeta,
  Page: HowToGetTherePage,
  hydrationData: guideHydration,
} satisfies PageModule<Api, GuideDetail, GuideArticle>;
