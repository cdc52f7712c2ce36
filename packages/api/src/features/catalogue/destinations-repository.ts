import type { DestinationCard } from '@kaadu/contracts/cards';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { image } from '../../platform/images/image';
import { countExperiencesBy, countOrZero } from './experience-counts';
import { destinations, experiences } from './tables';

/** Destinations, the ones with the most to book first. */
export async function listDestinations(db: Db, limit?: number): Promise<DestinationCard[]> {
  const counted = countExperiencesBy(db, experiences.destinationPk);
  const query = db
    .select({ row: destinations, experienceCount: countOrZero(counted) })
    .from(destinations)
    .leftJoin(counted, eq(counted.key, destinations.primaryKey))
    .orderBy(desc(countOrZero(counted)), asc(destinations.name));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ row, experienceCount }) => ({
    primary_key: row.primaryKey,
    name: row.name,
    state: row.state,
    tagline: row.tagline,
    distance_km: row.distanceKm,
    experience_count: experienceCount,
    card_image: image(row.imagePath, `${row.name}, ${row.state}`),
  }));
}

/** Coordinates of each destination. */
export function listDestinationPositions(db: Db) {
  return db
    .select({
      primaryKey: destinations.primaryKey,
      latitude: destinations.latitude,
      longitude: destinations.longitude,
    })
    .from(destinations);
}

/** Numbers of experiences, stays and destinations. */
export async function catalogueStats(db: Db) {
  const [row] = await db
    .select({
      experiences: count(),
      stays: sql<number>`(count(*) FILTER (WHERE ${experiences.isStay}))::int`,
      destinations: sql<number>`(SELECT count(*) FROM destinations)::int`,
    })
    .from(experiences);
  return row ?? { experiences: 0, stays: 0, destinations: 0 };
}

/** Columns of a reference to a destination. */
export const destinationRef = { primary_key: destinations.primaryKey, name: destinations.name };
