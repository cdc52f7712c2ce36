import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { ActivityDetail } from '@kaadu/contracts/activities';
import { ActivityPage } from '../../discover/activity/ActivityPage';
import {
  activityHydration,
  activityMeta,
  loadActivity,
  type ActivityData,
} from '../../discover/activity/load-activity';

export const page = {
  loader: loadActivity,
  meta: activityMeta,
  Page: ActivityPage,
  hydrationData: activityHydration,
} satisfies PageModule<Api, ActivityDetail, ActivityData>;
