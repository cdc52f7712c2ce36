import type { NamedRef } from '@kaadu/contracts/fields';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { toCard } from '../cards/cards-repository';
import { destinationRef } from '../destinations-repository';
import {
  type amenities,
  destinations,
  experienceOptions,
  experiences,
  type stayTypes,
  type themes,
} from '../tables';

/** Finds an experience with its card and its destination. */
export async function findExperience(db: Db, primaryKey: number) {
  const [found] = await db
    .select({
      row: experiences,
      destination: { ...destinationRef, state: destinations.state },
    })
    .from(experiences)
    .innerJoin(destinations, eq(destinations.primaryKey, experiences.destinationPk))
    .where(eq(experiences.primaryKey, primaryKey));
  if (!found) return undefined;
  const card = toCard({ ...found.row, cardImage: found.row.imagePaths[0] ?? null });
  return { ...found, card };
}

/** Lists the names of the records of `keys`, by key. */
export async function listNames(
  db: Db,
  table: typeof amenities | typeof themes | typeof stayTypes,
  keys: readonly number[],
): Promise<NamedRef[]> {
  if (keys.length === 0) return [];
  return db
    .select({ primary_key: table.primaryKey, name: table.name })
    .from(table)
    .where(inArray(table.primaryKey, [...keys]))
    .orderBy(asc(table.primaryKey));
}

export function listOptions(db: Db, experiencePk: number) {
  return db
    .select()
    .from(experienceOptions)
    .where(eq(experienceOptions.experiencePk, experiencePk))
    .orderBy(asc(experienceOptions.position));
}
