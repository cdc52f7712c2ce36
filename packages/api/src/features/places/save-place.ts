import type { PlaceBody } from '@kaadu/contracts/places';
import { type Actor, makeChange } from '../../platform/audit/make-change';
import { saveRecord } from '../../platform/database/save-record';
import { requireImage } from '../../platform/images/image-source';
import type { Services } from '../../platform/services/services';
import { slug } from '../../platform/text/slug';
import { findPosition, nextPosition } from './places-repository';
import { places } from './tables';

/**
 * Saves a place to visit: a new one is placed last at its destination, an existing one keeps its position.
 * @returns its key
 * @throws AppError invalid, conflict, not_found
 */
export async function savePlace(services: Services, actor: Actor, body: PlaceBody): Promise<number> {
  const { primary_key: primaryKey, destination_pk: destinationPk, name, text, latitude, longitude } = body;
  await requireImage(services.imageSource, body.image_path);
  return makeChange(
    services,
    actor,
    { action: 'createPlace', subject: 'place', noun: 'places', detail: { name } },
    async (tx) => {
      const position =
        (primaryKey === undefined ? undefined : await findPosition(tx, primaryKey)) ??
        (await nextPosition(tx, destinationPk));
      const record = {
        primaryKey,
        destinationPk,
        position,
        name,
        slug: slug(name),
        text,
        latitude,
        longitude,
        imagePath: body.image_path,
      };
      return saveRecord(tx, places, record, primaryKey);
    },
  );
}
