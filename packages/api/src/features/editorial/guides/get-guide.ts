import type { GuideBestTime, GuideDetail } from '@kaadu/contracts/guides';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { listCardsAt } from '../../catalogue';
import { listPlaces, listThingsToDo } from '../places';
import { ratingOfPlace } from '../../reviews';
import { findGuide, listGuides } from './repository';

async function requireGuide(db: Db, where: Parameters<typeof findGuide>[1]) {
  const found = await findGuide(db, where);
  if (!found) throw new AppError('not_found', 'This guide does not exist.');
  return found;
}

/** Returns a guide by its own key or its destination's. @throws AppError not_found */
export async function getGuide(db: Db, where: Parameters<typeof findGuide>[1]): Promise<GuideDetail> {
  const { guide, destination, card } = await requireGuide(db, where);
  const destinationPk = destination.primaryKey;
  const [places, thingsToDo, cards] = await Promise.all([
    listPlaces(db, ratingOfPlace, { destinationPk }),
    listThingsToDo(db, { destinationPk }),
    listCardsAt(db, destinationPk),
  ]);
  return {
    ...card,
    coordinates: { latitude: destination.latitude, longitude: destination.longitude },
    distance_km: destination.distanceKm,
    drive_hours: destination.driveHours,
    ...guide.content,
    places,
    things_to_do: thingsToDo,
    related_experiences: cards,
  };
}

/** Returns the climate of a guide's destination, and the other guides. @throws AppError not_found */
export async function getBestTime(db: Db, primaryKey: number): Promise<GuideBestTime> {
  const { guide, card } = await requireGuide(db, { guide: primaryKey });
  const { primary_key, url, title, destination, card_image } = card;
  const { months, best_time } = guide.content;
  const guides = (await listGuides(db)).filter((other) => other.primary_key !== primaryKey);
  return { primary_key, url, title, destination, card_image, months, best_time, guides };
}
