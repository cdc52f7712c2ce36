import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { Home } from '@kaadu/contracts/home';
import { HomePage } from '../../discover/home/HomePage';
import { homeHydration, homeMeta, loadHome, type HomeData } from '../../discover/home/load-home';

export const page = {
  loader: loadHome,
  meta: homeMeta,
  Page: HomePage,
  hydrationData: homeHydration,
} satisfies PageModule<Api, Home, HomeData>;
