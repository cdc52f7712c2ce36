import type { ExperienceCard } from '@kaadu/contracts/cards';
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { listCardsByKey } from './cards-repository';
import { experiences } from '../tables';

type Like = Pick<
  typeof experiences.$inferSelect,
  'primaryKey' | 'latitude' | 'longitude' | 'activityPks' | 'isStay' | 'cardTotal'
>;

const shown = 4;
/** Number of the nearest of the same kind that are compared by price and activities. */
const compared = 60;
const kmPerDegree = 111;
/** A place farther away is no substitute, however similar. */
const maxKm = 250;

/** Returns the SQL of the distance in degrees, which an index on the position orders by. */
const degreesFrom = ({ latitude, longitude }: Like): SQL =>
  sql`point(${experiences.longitude}, ${experiences.latitude}) <-> point(${longitude}::float8, ${latitude}::float8)`;

/**
 * Returns the SQL of how different an experience is: one point each 100 km, 1.4 when it costs twice or half as much,
 * and half a point without a shared activity.
 */
function difference(like: Like): SQL {
  const price = Math.max(like.cardTotal, 1);
  return sql`(${degreesFrom(like)}) * ${kmPerDegree / 100}::float8
    + 2 * abs(ln(greatest(${experiences.cardTotal}, 1)::float8 / ${price}::float8))
    + CASE WHEN ${experiences.activityPks} && ${sql.param([...like.activityPks])}::int[] THEN 0 ELSE 0.5 END`;
}

/**
 * Lists the keys of experiences near another, of its kind and about its price, the most similar first.
 * @param among keys to choose from; null: all
 */
export async function listSimilarKeys(
  db: Db,
  like: Like,
  among: readonly number[] | null,
): Promise<number[]> {
  const near = db
    .select({ key: experiences.primaryKey })
    .from(experiences)
    .where(
      and(
        ne(experiences.primaryKey, like.primaryKey),
        eq(experiences.isStay, like.isStay),
        among ? sql`${experiences.primaryKey} = ANY(${sql.param([...among])}::int[])` : undefined,
        sql`(${degreesFrom(like)}) < ${maxKm / kmPerDegree}::float8`,
      ),
    )
    .orderBy(degreesFrom(like))
    .limit(compared);
  const rows = await db
    .select({ key: experiences.primaryKey })
    .from(experiences)
    .where(inArray(experiences.primaryKey, near))
    .orderBy(difference(like), experiences.primaryKey)
    .limit(shown);
  return rows.map(({ key }) => key);
}

/** Lists the cards of similar experiences, whatever the dates. */
export async function listSimilar(db: Db, like: Like): Promise<ExperienceCard[]> {
  return listCardsByKey(db, await listSimilarKeys(db, like, null));
}
