import type { ExperienceCard } from '@kaadu/contracts/cards';
import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { image } from '../../platform/images/image';
import { experiences } from './tables';

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

/** Sort orders; each ends with the key, so that pages never overlap. */
export const cardOrders = {
  recommended: [desc(experiences.editorRank), asc(experiences.primaryKey)],
  price_low: [asc(experiences.cardTotal), asc(experiences.primaryKey)],
  price_high: [desc(experiences.cardTotal), asc(experiences.primaryKey)],
  rating: [sql`${experiences.ratingAverage} DESC NULLS LAST`, asc(experiences.primaryKey)],
  newest: [desc(experiences.addedAt), asc(experiences.primaryKey)],
} satisfies Record<string, SQL[]>;

interface CardQuery {
  readonly where?: SQL | undefined;
  /** A condition on a key that is too dear for rows that are not shown: they are sorted first, then checked one by one. */
  readonly check?: ((key: SQL) => SQL) | undefined;
  readonly order?: readonly SQL[];
  readonly limit: number;
  readonly offset?: number;
}

/** Keys of matching experiences. Default order: recommended first. */
function selectKeys({ where, check, order = cardOrders.recommended, limit, offset = 0 }: CardQuery): SQL {
  const sorted = sql`SELECT ${experiences.primaryKey} AS key FROM ${experiences}
    WHERE ${where ?? sql`true`} ORDER BY ${sql.join([...order], sql`, `)}`;
  const page = sql`LIMIT ${limit} OFFSET ${offset}`;
  // OFFSET 0 keeps the sorted rows apart from the condition, which is then evaluated only until the page is full.
  return check
    ? sql`SELECT key FROM (${sorted} OFFSET 0) AS sorted WHERE ${check(sql`sorted.key`)} ${page}`
    : sql`${sorted} ${page}`;
}

/** Keys of the first matching experiences. */
export async function listExperienceKeys(db: Db, query: CardQuery): Promise<number[]> {
  const { rows } = await db.execute<{ key: number }>(selectKeys(query));
  return rows.map(({ key }) => key);
}

/** Cards of matching experiences. Default order: recommended first. */
export async function listCards(db: Db, query: CardQuery): Promise<ExperienceCard[]> {
  // Keys first: an index can filter, sort and skip them without reading rows that are not shown.
  const rows = await db
    .select(columns)
    .from(experiences)
    .where(inArray(experiences.primaryKey, sql`(${selectKeys(query)})`))
    .orderBy(...(query.order ?? cardOrders.recommended));
  return rows.map(toCard);
}

/** Cards in the order of `keys`; unknown keys are left out. */
export async function listCardsByKey(db: Db, keys: readonly number[]): Promise<ExperienceCard[]> {
  if (keys.length === 0) return [];
  const cards = await listCards(db, {
    where: inArray(experiences.primaryKey, [...keys]),
    limit: keys.length,
  });
  const byKey = new Map(cards.map((card) => [card.primary_key, card]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
