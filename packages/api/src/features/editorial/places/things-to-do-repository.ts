import type { ThingToDo } from '@kaadu/contracts/places';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { image } from '../../../platform/images/image';
import { destinationRef, destinations } from '../../catalogue';
import type { PlaceFilter } from './places-repository';
import { thingsToDo } from './tables';

/** Lists things to do, in editorial order. */
export async function listThingsToDo(
  db: Db,
  { primaryKey, destinationPk }: PlaceFilter = {},
): Promise<ThingToDo[]> {
  const rows = await db
    .select({ row: thingsToDo, destination: destinationRef })
    .from(thingsToDo)
    .innerJoin(destinations, eq(destinations.primaryKey, thingsToDo.destinationPk))
    .where(
      and(
        primaryKey === undefined ? undefined : eq(thingsToDo.primaryKey, primaryKey),
        destinationPk === undefined ? undefined : eq(thingsToDo.destinationPk, destinationPk),
      ),
    )
    .orderBy(asc(thingsToDo.destinationPk), asc(thingsToDo.position), asc(thingsToDo.primaryKey));
  return rows.map(({ row, destination }) => ({
    primary_key: row.primaryKey,
    name: row.name,
    slug: row.slug,
    text: row.text,
    destination,
    card_image: image(row.imagePath, `${row.name}, ${destination.name}`),
  }));
}
