import { PlaceContent } from '@kaadu/contracts/places';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { upsertAll } from '../../../platform/database/records/upsert';
import { type ContentKind, defineKind } from '../../../platform/editing/content-kind';
import { columnValues } from '../../../platform/editing/record-columns';
import { AppError } from '../../../platform/errors/app-error';
import { slug } from '../../../platform/text/slug';
import { findPosition, nextPosition } from './places-repository';
import { places } from './tables';

interface PlaceKindPorts {
  readonly hasRatings: (db: Db, placePk: number) => Promise<boolean>;
}

/** Content kind of places to visit. */
export function createPlaceKind({ hasRatings }: PlaceKindPorts): ContentKind {
  return defineKind({
    noun: 'places',
    subject: 'place',
    action: 'createPlace',
    table: places,
    title: { field: 'name', column: places.name },
    image: { field: 'image_path', column: places.imagePath },
    hasDrafts: true,
    body: PlaceContent,
    imagesOf: ({ image_path }) => [image_path],
    write: writePlace,
    async remove(tx, primaryKey) {
      if (await hasRatings(tx, primaryKey))
        throw new AppError('conflict', 'Travellers have rated this place; their ratings would be lost.');
      await tx.delete(places).where(eq(places.primaryKey, primaryKey));
    },
  });
}

/** Writes a place. A new one is put last at its destination, an existing one keeps its position. */
async function writePlace(tx: Db, primaryKey: number, body: PlaceContent): Promise<void> {
  const position = (await findPosition(tx, primaryKey)) ?? (await nextPosition(tx, body.destination_pk));
  await upsertAll(tx, places, places.primaryKey, [
    {
      primaryKey,
      position,
      slug: slug(body.name),
      ...columnValues(places, body),
    },
  ]);
}
