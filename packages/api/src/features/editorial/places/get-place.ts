import type { GuideChapters } from '@kaadu/contracts/guide-content';
import type { NearbyPlace, Place, PlaceDetail, ThingToDoDetail } from '@kaadu/contracts/places';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { kilometresBetween, listCardsAt } from '../../catalogue';
import { listPlaces } from './places-repository';
import type { RatingOfPlace } from './rating-of-place';
import { listThingsToDo } from './things-to-do-repository';

/** Data from features that depend on places, for the page of a place. */
export interface PlacePorts {
  readonly ratingOfPlace: RatingOfPlace;
  /** Finds the guide chapters that apply around a destination; null without a guide. */
  readonly findGuideChapters: (db: Db, destinationPk: number) => Promise<GuideChapters | null>;
}

/** Returns the data that accompanies every place around a destination. */
export async function getSurroundings(db: Db, { findGuideChapters }: PlacePorts, destinationPk: number) {
  const [guide, related_experiences] = await Promise.all([
    findGuideChapters(db, destinationPk),
    listCardsAt(db, destinationPk),
  ]);
  return { guide, related_experiences };
}

/** Returns a place to visit with its surroundings. @throws AppError not_found */
export async function getPlace(db: Db, ports: PlacePorts, primaryKey: number): Promise<PlaceDetail> {
  const { ratingOfPlace } = ports;
  const [place] = await listPlaces(db, ratingOfPlace, { primaryKey });
  if (!place) throw new AppError('not_found', 'This place does not exist.');
  const destinationPk = place.destination.primary_key;
  const [surroundings, all] = await Promise.all([
    getSurroundings(db, ports, destinationPk),
    listPlaces(db, ratingOfPlace, { destinationPk }),
  ]);
  return { ...place, ...surroundings, nearby: byDistance(place, all) };
}

/** Lists the other places, the nearest first. */
function byDistance(place: Place, all: readonly Place[]): NearbyPlace[] {
  return all
    .filter((other) => other.primary_key !== place.primary_key)
    .map((other) => ({
      ...other,
      away_km: Math.round(kilometresBetween(place.coordinates, other.coordinates) * 10) / 10,
    }))
    .sort((a, b) => a.away_km - b.away_km);
}

/** Returns a thing to do with its surroundings. @throws AppError not_found */
export async function getThingToDo(db: Db, ports: PlacePorts, primaryKey: number): Promise<ThingToDoDetail> {
  const [thingToDo] = await listThingsToDo(db, { primaryKey });
  if (!thingToDo) throw new AppError('not_found', 'This does not exist.');
  const destinationPk = thingToDo.destination.primary_key;
  const [surroundings, all] = await Promise.all([
    getSurroundings(db, ports, destinationPk),
    listThingsToDo(db, { destinationPk }),
  ]);
  return { ...thingToDo, ...surroundings, more: all.filter((other) => other.primary_key !== primaryKey) };
}
