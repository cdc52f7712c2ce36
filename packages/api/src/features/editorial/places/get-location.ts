import { PrimaryKey } from '@kaadu/contracts/fields';
import type { LocationDetails } from '@kaadu/contracts/places';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { findDestination, listDestinationsByDistance } from '../../catalogue';
import { getSurroundings, type PlacePorts } from './get-place';
import { listPlaces } from './places-repository';
import { listThingsToDo } from './things-to-do-repository';

const nearbyShown = 6;

/** Returns a destination with everything around it. @param location its key or URL name @throws AppError not_found */
export async function getLocation(db: Db, ports: PlacePorts, location: string): Promise<LocationDetails> {
  const key = PrimaryKey.safeParse(/^\d+$/.test(location) ? Number(location) : NaN);
  const destination = await findDestination(
    db,
    key.success ? { primaryKey: key.data } : { slug: location.toLowerCase() },
  );
  if (!destination) throw new AppError('not_found', 'This destination does not exist.');
  const destinationPk = destination.primary_key;
  const [surroundings, places, thingsToDo, destinations] = await Promise.all([
    getSurroundings(db, ports, destinationPk),
    listPlaces(db, ports.ratingOfPlace, { destinationPk }),
    listThingsToDo(db, { destinationPk }),
    listDestinationsByDistance(db, destination.coordinates),
  ]);
  return {
    destination,
    ...surroundings,
    places,
    things_to_do: thingsToDo,
    nearby: destinations.filter((other) => other.primary_key !== destinationPk).slice(0, nearbyShown),
  };
}
