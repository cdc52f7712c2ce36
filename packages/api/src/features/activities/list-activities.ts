import type { ActivityCard } from '@kaadu/contracts/cards';
import type { Db } from '../../platform/database/database';
import { listActivities, listActivityGroups, listActivityKeysAt } from './repository';

/** Lists activities offered at a destination. */
export async function listActivitiesAt(db: Db, destinationPk: number): Promise<ActivityCard[]> {
  const [all, keys] = await Promise.all([listActivities(db), listActivityKeysAt(db, destinationPk)]);
  return all.filter(({ primary_key }) => keys.includes(primary_key));
}

/** Lists all activities by group, in the order of the groups. */
export async function listActivitiesByGroup(db: Db) {
  const [groups, all] = await Promise.all([listActivityGroups(db), listActivities(db)]);
  return groups.map(({ key, title }) => ({
    key,
    title,
    activities: all.filter(({ group_key }) => group_key === key),
  }));
}
