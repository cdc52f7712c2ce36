import { Place } from '@kaadu/contracts/places';
import { and, asc, eq, max } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { fieldsFrom } from '../../../platform/editing/record-columns';
import { image } from '../../../platform/images/image';
import { destinationRef, destinations } from '../../catalogue';
import type { RatingOfPlace } from './rating-of-place';
import { places } from './tables';

const placeFrom = fieldsFrom(places, Place);

/** Filter of places or things to do; empty for all. */
export interface PlaceFilter {
  readonly primaryKey?: number;
  readonly destinationPk?: number;
}

/** Lists places with their average rating, in editorial order. */
export async function listPlaces(
  db: Db,
  ratingOfPlace: RatingOfPlace,
  { primaryKey, destinationPk }: PlaceFilter = {},
): Promise<Place[]> {
  const rows = await db
    .select({ row: places, destination: destinationRef, rating: ratingOfPlace(places.primaryKey) })
    .from(places)
    .innerJoin(destinations, eq(destinations.primaryKey, places.destinationPk))
    .where(
      and(
        primaryKey === undefined ? undefined : eq(places.primaryKey, primaryKey),
        destinationPk === undefined ? undefined : eq(places.destinationPk, destinationPk),
      ),
    )
    .orderBy(asc(places.destinationPk), asc(places.position), asc(places.primaryKey));
  return rows.map(({ row, destination, rating }) => ({
    ...placeFrom(row),
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    destination,
    card_image: image(row.imagePath, row.imageAlt ?? `${row.name}, ${destination.name}`),
    rating,
  }));
}

export async function placeExists(db: Db, primaryKey: number): Promise<boolean> {
  return (await db.$count(places, eq(places.primaryKey, primaryKey))) > 0;
}

/** Returns the position of a place within its destination; undefined when it does not exist. */
export async function findPosition(db: Db, primaryKey: number): Promise<number | undefined> {
  const [place] = await db
    .select({ position: places.position })
    .from(places)
    .where(eq(places.primaryKey, primaryKey));
  return place?.position;
}

/** Returns the position after the last place of a destination. */
export async function nextPosition(db: Db, destinationPk: number): Promise<number> {
  const [row] = await db
    .select({ last: max(places.position) })
    .from(places)
    .where(eq(places.destinationPk, destinationPk));
  return (row?.last ?? -1) + 1;
}
