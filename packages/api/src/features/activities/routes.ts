import * as endpoints from '@kaadu/contracts/activities';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { getActivity } from './get-activity';
import { listActivitiesAt, listActivitiesByGroup } from './list-activities';
import { listCardsForActivity } from './list-cards-for-activity';
import { listActivities } from './repository';

export function activityRoutes({ database: { db } }: Services): Route[] {
  return [
    route(endpoints.getActivity, ({ query }) => getActivity(db, { primaryKey: query.primary_key })),
    route(endpoints.getActivityByPageUrl, ({ query }) => getActivity(db, { pageUrl: query.page_url })),
    route(endpoints.listActivities, () => listActivities(db)),
    route(endpoints.listActivitiesAt, ({ query }) => listActivitiesAt(db, query.primary_key)),
    route(endpoints.listActivitiesByGroup, () => listActivitiesByGroup(db)),
    route(endpoints.listExperiencesOfActivity, ({ body }) =>
      listCardsForActivity(db, Number(body.eopagedesign_primary_key)),
    ),
  ];
}
