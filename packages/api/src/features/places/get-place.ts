import type { PlaceDetail, ThingDetail } from '@kaadu/contracts/api';
import type { Db } from '../../platform/database/database';
import { findGuide, listPlaces, listThings } from '../guides/repository';
import { AppError } from '../../platform/errors/app-error';
import { listCardsAt } from '../catalogue/list-cards-at';

async function surroundings(db: Db, destination: number) {
  const [guide, related_experiences] = await Promise.all([
    findGuide(db, { destination }),
    listCardsAt(db, destination),
  ]);
  return { guide: guide?.card ?? null, related_experiences };
}

/** A place to visit with what is around it. @throws AppError not_found */
export async function getPlace(db: Db, primaryKey: number): Promise<PlaceDetail> {
  const [place] = await listPlaces(db, { primaryKey });
  if (!place) throw new AppError('not_found', 'This place does not exist.');
  const destinationPk = place.destination.primary_key;
  const [around, all] = await Promise.all([
    surroundings(db, destinationPk),
    listPlaces(db, { destinationPk }),
  ]);
  return { ...place, ...around, nearby: all.filter((other) => other.primary_key !== primaryKey) };
}

/** Something to do with what is around it. @throws AppError not_found */
export async function getThing(db: Db, primaryKey: number): Promise<ThingDetail> {
  const [thing] = await listThings(db, { primaryKey });
  if (!thing) throw new AppError('not_found', 'This does not exist.');
  const destinationPk = thing.destination.primary_key;
  const [around, all] = await Promise.all([
    surroundings(db, destinationPk),
    listThings(db, { destinationPk }),
  ]);
  return { ...thing, ...around, more: all.filter((other) => other.primary_key !== primaryKey) };
}
