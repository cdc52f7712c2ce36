import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import { GuidePage } from '../guides/guide/GuidePage';
import { guideMeta, loadGuide } from '../guides/guide/load-guide';

export const page = { loader: loadGuide, meta: guideMeta, Page: GuidePage } satisfies PageModule<
  Api,
  GuideDetail
>;
