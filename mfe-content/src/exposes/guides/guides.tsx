import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { GuidesPage } from '../../guides/list/GuidesPage';
import { guidesMeta, loadGuides, type Guides } from '../../guides/list/load-guides';

export const page = { loader: loadGuides, meta: guidesMeta, Page: GuidesPage } satisfies PageModule<
  Api,
  Guides
>;
