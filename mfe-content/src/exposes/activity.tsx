import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { ActivityDetail } from '@kaadu/contracts/activities';
import { ActivityPage } from '../discover/activity/ActivityPage';
import { activityMeta, loadActivity } from '../discover/activity/load-activity';

export const page = { loader: loadActivity, meta: activityMeta, Page: ActivityPage } satisfies PageModule<
  Api,
  ActivityDetail
>;
