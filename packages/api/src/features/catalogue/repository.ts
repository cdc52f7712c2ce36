import type { ActivityCard, DestinationCard, Faq, ThemeCard } from '@kaadu/contracts/api';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import {
  activities,
  activityGroups,
  destinations,
  experiences,
  faqs,
  themes,
} from '../../platform/database/schema';
import { image } from '../images/image';
import { countedBy, countedByEach, noneIsZero } from './experience-counts';

/** Destinations, the ones with the most to book first. */
export async function listDestinations(db: Db, limit?: number): Promise<DestinationCard[]> {
  const counted = countedBy(db, experiences.destinationPk);
  const query = db
    .select({ row: destinations, experienceCount: noneIsZero(counted) })
    .from(destinations)
    .leftJoin(counted, eq(counted.key, destinations.primaryKey))
    .orderBy(desc(noneIsZero(counted)), asc(destinations.name));
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

export async function listThemes(db: Db): Promise<ThemeCard[]> {
  const counted = countedByEach(db, experiences.themePks);
  const rows = await db
    .select({ row: themes, experienceCount: noneIsZero(counted) })
    .from(themes)
    .leftJoin(counted, eq(counted.key, themes.primaryKey))
    .orderBy(asc(themes.primaryKey));
  return rows.map(({ row, experienceCount }) => ({
    primary_key: row.primaryKey,
    name: row.name,
    tagline: row.tagline,
    experience_count: experienceCount,
    card_image: image(row.imagePath, row.name),
  }));
}

export async function listActivities(db: Db): Promise<(ActivityCard & { group_key: string })[]> {
  const counted = countedByEach(db, experiences.activityPks);
  const rows = await db
    .select({ row: activities, experienceCount: noneIsZero(counted) })
    .from(activities)
    .leftJoin(counted, eq(counted.key, activities.primaryKey))
    .orderBy(asc(activities.primaryKey));
  return rows.map(({ row, experienceCount }) => ({
    primary_key: row.primaryKey,
    name: row.name,
    page_url: row.pageUrl,
    group_key: row.groupKey,
    tagline: row.tagline,
    experience_count: experienceCount,
    card_image: image(row.imagePath, row.name),
  }));
}

export function listActivityGroups(db: Db) {
  return db.select().from(activityGroups).orderBy(asc(activityGroups.position));
}

export function listFaqs(db: Db): Promise<Faq[]> {
  return db
    .select({ question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .orderBy(asc(faqs.position), asc(faqs.primaryKey));
}

/** How much there is to book. */
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

/** Where each destination is. */
export function listDestinationPositions(db: Db) {
  return db
    .select({
      primaryKey: destinations.primaryKey,
      latitude: destinations.latitude,
      longitude: destinations.longitude,
    })
    .from(destinations);
}
