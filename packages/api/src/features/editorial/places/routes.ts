import * as endpoints from '@kaadu/contracts/places';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { getLocation } from './get-location';
import { getPlace, getThingToDo, type PlacePorts } from './get-place';
import { listPlaces } from './places-repository';
import { listThingsToDo } from './things-to-do-repository';

/** Routes for places to visit and things to do. */
export function placeRoutes({ database: { db } }: Services, ports: PlacePorts): Route[] {
  const { ratingOfPlace } = ports;
  return [
    route(endpoints.listPlaces, () => listPlaces(db, ratingOfPlace)),
    route(endpoints.listPlacesOfDestination, ({ query }) =>
      listPlaces(db, ratingOfPlace, { destinationPk: query.primary_key }),
    ),
    route(endpoints.getLocation, ({ params }) => getLocation(db, ports, params.location)),
    route(endpoints.getPlace, ({ query }) => getPlace(db, ports, query.primary_key)),
    route(endpoints.listThingsToDo, ({ query }) => listThingsToDo(db, { destinationPk: query.primary_key })),
    route(endpoints.getThingToDo, ({ query }) => getThingToDo(db, ports, query.primary_key)),
  ];
}
