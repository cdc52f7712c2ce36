import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { ActivityDetail } from '@kaadu/contracts/api';
import { ActivityPage } from '../activities/ActivityPage/ActivityPage';
import { activityMeta, loadActivity } from '../activities/load-activity';

export const page = { loader: loadActivity, meta: activityMeta, Page: ActivityPage } satisfies PageModule<
  Api,
  ActivityDetail
>;
