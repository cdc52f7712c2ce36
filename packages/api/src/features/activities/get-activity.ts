import { ActivityDetail } from '@kaadu/contracts/activities';
import { arrayContains } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { fieldsFrom } from '../../platform/editing/record-columns';
import { AppError } from '../../platform/errors/app-error';
import { experiences, listCards, listDestinations } from '../catalogue';
import { findActivity, listActivities, listDestinationKeysOf } from './repository';
import { activities } from './tables';

const detailFrom = fieldsFrom(activities, ActivityDetail);
const cardsShown = 12;
const relatedShown = 4;

/** Reads an activity's page by its key or URL name. @throws AppError not_found */
export async function getActivity(
  db: Db,
  where: { primaryKey: number } | { pageUrl: string },
): Promise<ActivityDetail> {
  const found = await findActivity(db, where);
  if (!found) throw new AppError('not_found', 'This activity does not exist.');
  const { row, group } = found;
  const [all, destinations, destinationKeys, cards] = await Promise.all([
    listActivities(db),
    listDestinations(db),
    listDestinationKeysOf(db, row.primaryKey),
    listCards(db, { where: arrayContains(experiences.activityPks, [row.primaryKey]), limit: cardsShown }),
  ]);
  const own = all.find((activity) => activity.primary_key === row.primaryKey);
  if (!own) throw new AppError('not_found', 'This activity does not exist.');
  return {
    ...own,
    ...detailFrom(row),
    group,
    destinations: destinations.filter(({ primary_key }) => destinationKeys.includes(primary_key)),
    experiences: cards,
    related_activities: all
      .filter((other) => other.group_key === own.group_key && other !== own)
      .slice(0, relatedShown),
  };
}
