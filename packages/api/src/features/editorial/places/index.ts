export { listPlaces, placeExists } from './places-repository';
export { placeRoutes } from './routes';
export { places, thingsToDo } from './tables';
export { listThingsToDo } from './things-to-do-repository';
export { createPlaceKind } from './place-kind';
export { getPlace, type PlacePorts } from './get-place';
