import type { ActivityCard, ActivityDetail } from '@kaadu/contracts/api';
import { arrayContains } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { experiences } from '../../platform/database/schema';
import { findActivity, listActivityKeysAt, listDestinationKeysOf } from './repository';
import { listActivities, listActivityGroups, listDestinations } from '../catalogue/repository';
import { listCards } from '../catalogue/cards-repository';
import { AppError } from '../../platform/errors/app-error';

const cardsShown = 12;
const relatedShown = 4;

/** An activity's page, by its key or the name in its address. @throws AppError not_found */
export async function getActivity(
  db: Db,
  where: { primaryKey: number } | { pageUrl: string },
): Promise<ActivityDetail> {
  const found = await findActivity(db, where);
  if (!found) throw new AppError('not_found', 'This activity does not exist.');
  const [all, destinations, places, cards] = await Promise.all([
    listActivities(db),
    listDestinations(db),
    listDestinationKeysOf(db, found.primaryKey),
    listCards(db, { where: arrayContains(experiences.activityPks, [found.primaryKey]), limit: cardsShown }),
  ]);
  const own = all.find((activity) => activity.primary_key === found.primaryKey);
  if (!own) throw new AppError('not_found', 'This activity does not exist.');
  return {
    ...own,
    group: found.group,
    description: found.description,
    destinations: destinations.filter(({ primary_key }) => places.includes(primary_key)),
    experiences: cards,
    related_activities: all
      .filter((other) => other.group_key === own.group_key && other !== own)
      .slice(0, relatedShown),
  };
}

/** What can be done at a destination. */
export async function listActivitiesAt(db: Db, destinationPk: number): Promise<ActivityCard[]> {
  const [all, keys] = await Promise.all([listActivities(db), listActivityKeysAt(db, destinationPk)]);
  return all.filter(({ primary_key }) => keys.includes(primary_key));
}

/** All activities by group, in the groups' order. */
export async function listActivitiesByGroup(db: Db) {
  const [groups, all] = await Promise.all([listActivityGroups(db), listActivities(db)]);
  return groups.map(({ key, title }) => ({
    key,
    title,
    activities: all.filter(({ group_key }) => group_key === key),
  }));
}
