import type { GuideCard, Place, Thing } from '@kaadu/contracts/api';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { destinations, guides, places, ratings, things } from '../../platform/database/schema';
import { image } from '../images/image';

const destinationRef = { primary_key: destinations.primaryKey, name: destinations.name };

function toGuideCard(
  row: Pick<typeof guides.$inferSelect, 'primaryKey' | 'url' | 'title' | 'summary' | 'imagePath'>,
  destination: GuideCard['destination'],
): GuideCard {
  return {
    primary_key: row.primaryKey,
    url: row.url,
    title: row.title,
    summary: row.summary,
    destination,
    card_image: image(row.imagePath, row.title),
  };
}

/** Guide cards in order of title. */
export async function listGuides(db: Db, where?: SQL): Promise<GuideCard[]> {
  const rows = await db
    .select({
      primaryKey: guides.primaryKey,
      url: guides.url,
      title: guides.title,
      summary: guides.summary,
      imagePath: guides.imagePath,
      destination: destinationRef,
    })
    .from(guides)
    .innerJoin(destinations, eq(destinations.primaryKey, guides.destinationPk))
    .where(where)
    .orderBy(asc(guides.title), asc(guides.primaryKey));
  return rows.map(({ destination, ...row }) => toGuideCard(row, destination));
}

/** A guide with its destination's record, by either's key; undefined when there is none. */
export async function findGuide(db: Db, where: { guide: number } | { destination: number }) {
  const [found] = await db
    .select({ guide: guides, destination: destinations })
    .from(guides)
    .innerJoin(destinations, eq(destinations.primaryKey, guides.destinationPk))
    .where(
      'guide' in where ? eq(guides.primaryKey, where.guide) : eq(guides.destinationPk, where.destination),
    )
    .orderBy(asc(guides.primaryKey))
    .limit(1);
  if (!found) return undefined;
  const { primaryKey, name } = found.destination;
  return { ...found, card: toGuideCard(found.guide, { primary_key: primaryKey, name }) };
}

interface PlaceFilter {
  readonly primaryKey?: number;
  readonly destinationPk?: number;
}

/** Places with the mean of their ratings, in their editors' order. */
export async function listPlaces(db: Db, { primaryKey, destinationPk }: PlaceFilter = {}): Promise<Place[]> {
  const rows = await db
    .select({
      row: places,
      destination: destinationRef,
      average: sql<number | null>`round(avg(${ratings.rating}), 1)::float8`,
      count: sql<number>`count(${ratings.rating})::int`,
    })
    .from(places)
    .innerJoin(destinations, eq(destinations.primaryKey, places.destinationPk))
    .leftJoin(ratings, eq(ratings.placePk, places.primaryKey))
    .where(
      and(
        primaryKey === undefined ? undefined : eq(places.primaryKey, primaryKey),
        destinationPk === undefined ? undefined : eq(places.destinationPk, destinationPk),
      ),
    )
    .groupBy(places.primaryKey, destinations.primaryKey)
    .orderBy(asc(places.destinationPk), asc(places.position), asc(places.primaryKey));
  return rows.map(({ row, destination, average, count }) => ({
    primary_key: row.primaryKey,
    name: row.name,
    slug: row.slug,
    text: row.text,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    destination,
    card_image: image(row.imagePath, `${row.name}, ${destination.name}`),
    rating: average === null ? null : { average, count },
  }));
}

/** Things to do, in their editors' order. */
export async function listThings(db: Db, { primaryKey, destinationPk }: PlaceFilter = {}): Promise<Thing[]> {
  const rows = await db
    .select({ row: things, destination: destinationRef })
    .from(things)
    .innerJoin(destinations, eq(destinations.primaryKey, things.destinationPk))
    .where(
      and(
        primaryKey === undefined ? undefined : eq(things.primaryKey, primaryKey),
        destinationPk === undefined ? undefined : eq(things.destinationPk, destinationPk),
      ),
    )
    .orderBy(asc(things.destinationPk), asc(things.position), asc(things.primaryKey));
  return rows.map(({ row, destination }) => ({
    primary_key: row.primaryKey,
    name: row.name,
    slug: row.slug,
    text: row.text,
    destination,
    card_image: image(row.imagePath, `${row.name}, ${destination.name}`),
  }));
}
