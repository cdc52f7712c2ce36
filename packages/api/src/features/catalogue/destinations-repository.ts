import type { DestinationCard } from '@kaadu/contracts/cards';
import type { Destination } from '@kaadu/contracts/places';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { image } from '../../platform/images/image';
import { countExperiencesBy, countOrZero } from './experience/experience-counts';
import { destinations, experiences } from './tables';

/** Lists destinations, the ones with the most experiences first. */
export async function listDestinations(db: Db, limit?: number): Promise<DestinationCard[]> {
  const counted = countExperiencesBy(db, experiences.destinationPk);
  const query = db
    .select({ row: destinations, experienceCount: countOrZero(counted) })
    .from(destinations)
    .leftJoin(counted, eq(counted.key, destinations.primaryKey))
    .orderBy(desc(countOrZero(counted)), asc(destinations.name));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ row, experienceCount }) => toDestinationCard(row, experienceCount));
}

function toDestinationCard(row: typeof destinations.$inferSelect, experienceCount: number): DestinationCard {
  return {
    primary_key: row.primaryKey,
    name: row.name,
    url: row.slug,
    state: row.state,
    tagline: row.tagline,
    distance_km: row.distanceKm,
    experience_count: experienceCount,
    card_image: image(row.imagePath, `${row.name}, ${row.state}`),
  };
}

/** Finds a destination by its key or URL name. */
export async function findDestination(
  db: Db,
  where: { primaryKey: number } | { slug: string },
): Promise<Destination | undefined> {
  const [row] = await db
    .select()
    .from(destinations)
    .where(
      'slug' in where ? eq(destinations.slug, where.slug) : eq(destinations.primaryKey, where.primaryKey),
    );
  if (!row) return undefined;
  const experienceCount = await db.$count(experiences, eq(experiences.destinationPk, row.primaryKey));
  return {
    ...toDestinationCard(row, experienceCount),
    description: row.description,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    drive_hours: row.driveHours,
    best_months: row.bestMonths,
  };
}

/** Lists the coordinates of destinations. */
export function listDestinationPositions(db: Db) {
  return db
    .select({
      primaryKey: destinations.primaryKey,
      latitude: destinations.latitude,
      longitude: destinations.longitude,
    })
    .from(destinations);
}

/** Counts experiences, stays and destinations. */
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
export const destinationRef = {
  primary_key: destinations.primaryKey,
  name: destinations.name,
  url: destinations.slug,
};
