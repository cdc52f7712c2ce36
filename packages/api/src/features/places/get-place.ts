import type { GuideCard } from '@kaadu/contracts/cards';
import type { PlaceDetail, ThingToDoDetail } from '@kaadu/contracts/places';
import type { Db } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { listCardsAt } from '../catalogue';
import { listPlaces } from './places-repository';
import type { RatingOfPlace } from './rating-of-place';
import { listThingsToDo } from './things-to-do-repository';

/** What the page of a place shows from features that depend on places. */
export interface PlacePorts {
  readonly ratingOfPlace: RatingOfPlace;
  /** The card of a destination's guide; null when it has none. */
  readonly findGuideCard: (db: Db, destinationPk: number) => Promise<GuideCard | null>;
}

async function getSurroundings(db: Db, { findGuideCard }: PlacePorts, destinationPk: number) {
  const [guide, related_experiences] = await Promise.all([
    findGuideCard(db, destinationPk),
    listCardsAt(db, destinationPk),
  ]);
  return { guide, related_experiences };
}

/** A place to visit with what is around it. @throws AppError not_found */
export async function getPlace(db: Db, ports: PlacePorts, primaryKey: number): Promise<PlaceDetail> {
  const { ratingOfPlace } = ports;
  const [place] = await listPlaces(db, ratingOfPlace, { primaryKey });
  if (!place) throw new AppError('not_found', 'This place does not exist.');
  const destinationPk = place.destination.primary_key;
  const [surroundings, all] = await Promise.all([
    getSurroundings(db, ports, destinationPk),
    listPlaces(db, ratingOfPlace, { destinationPk }),
  ]);
  return { ...place, ...surroundings, nearby: all.filter((other) => other.primary_key !== primaryKey) };
}

/** Something to do with what is around it. @throws AppError not_found */
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
