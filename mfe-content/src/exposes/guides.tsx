import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { GuidesPage } from '../guides/GuidesPage/GuidesPage';
import { guidesMeta, loadGuides, type Guides } from '../guides/load-guides';

export const page = { loader: loadGuides, meta: guidesMeta, Page: GuidesPage } satisfies PageModule<
  Api,
  Guides
>;
