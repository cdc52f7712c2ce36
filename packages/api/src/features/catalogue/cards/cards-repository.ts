import type { ExperienceCard } from '@kaadu/contracts/cards';
import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { image } from '../../../platform/images/image';
import { experiences } from '../tables';

const columns = {
  primaryKey: experiences.primaryKey,
  url: experiences.url,
  title: experiences.title,
  shortName: experiences.shortName,
  isStay: experiences.isStay,
  location: experiences.location,
  latitude: experiences.latitude,
  longitude: experiences.longitude,
  summary: experiences.summary,
  durationLabel: experiences.durationLabel,
  distanceKm: experiences.distanceKm,
  cardImage: sql<string | null>`${experiences.imagePaths}[1]`,
  ratingAverage: experiences.ratingAverage,
  ratingCount: experiences.ratingCount,
  cardTotal: experiences.cardTotal,
  cardMemberTotal: experiences.cardMemberTotal,
  freeCancellationDays: experiences.freeCancellationDays,
};

type CardRow = Pick<
  typeof experiences.$inferSelect,
  Exclude<keyof typeof columns, 'cardImage' | 'ratingCount'>
> & { cardImage: string | null; ratingCount: number };

export function toCard(row: CardRow): ExperienceCard {
  return {
    primary_key: row.primaryKey,
    url: row.url,
    title: row.title,
    short_name: row.shortName,
    card_image: image(row.cardImage, `${row.title}, ${row.location}`),
    location: row.location,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    is_stay: row.isStay,
    summary: row.summary,
    duration_label: row.durationLabel,
    distance_km: row.distanceKm,
    rating: row.ratingAverage === null ? null : { average: row.ratingAverage, count: row.ratingCount },
    price: {
      total: row.cardTotal,
      member_total: row.cardMemberTotal,
      unit: row.isStay ? 'night' : 'person',
    },
    free_cancellation_days: row.freeCancellationDays,
  };
}

interface CardQuery {
  readonly where?: SQL | undefined;
  readonly limit: number;
  readonly offset?: number;
}

/** Lists cards of matching experiences, the recommended first. */
export async function listCards(db: Db, { where, limit, offset = 0 }: CardQuery): Promise<ExperienceCard[]> {
  // The key makes the order total, so that pages never overlap.
  const order = [desc(experiences.editorRank), asc(experiences.primaryKey)];
  // Keys first: an index can filter, sort and skip them without reading rows that are not shown.
  const keys = db
    .select({ key: experiences.primaryKey })
    .from(experiences)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select(columns)
    .from(experiences)
    .where(inArray(experiences.primaryKey, keys))
    .orderBy(...order);
  return rows.map(toCard);
}

/** Lists cards in the order of `keys`, each once; unknown keys are left out. */
export async function listCardsByKey(db: Db, keys: readonly number[]): Promise<ExperienceCard[]> {
  if (keys.length === 0) return [];
  const cards = await listCards(db, {
    where: inArray(experiences.primaryKey, [...keys]),
    limit: keys.length,
  });
  const byKey = new Map(cards.map((card) => [card.primary_key, card]));
  return [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
}
