import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { budgets, durations, experiences, stayTypes } from '../../platform/database/schema';
import { countedBy, noneIsZero } from './experience-counts';

export function listBudgets(db: Db) {
  return db
    .select({
      primary_key: budgets.primaryKey,
      name: budgets.name,
      from: budgets.fromRupees,
      to: budgets.toRupees,
    })
    .from(budgets)
    .orderBy(asc(budgets.fromRupees));
}

export function listDurations(db: Db) {
  return db
    .select({ primary_key: durations.primaryKey, name: durations.name, tagline: durations.tagline })
    .from(durations)
    .orderBy(asc(durations.primaryKey));
}

export function listStayTypes(db: Db) {
  const counted = countedBy(db, experiences.stayTypePk);
  return db
    .select({
      primary_key: stayTypes.primaryKey,
      name: stayTypes.name,
      tagline: stayTypes.tagline,
      experience_count: noneIsZero(counted),
    })
    .from(stayTypes)
    .leftJoin(counted, eq(counted.key, stayTypes.primaryKey))
    .orderBy(asc(stayTypes.primaryKey));
}
