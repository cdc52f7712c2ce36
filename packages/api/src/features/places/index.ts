export { listPlaces, placeExists } from './places-repository';
export { placeRoutes } from './routes';
export { places, thingsToDo } from './tables';
export { listThingsToDo } from './things-to-do-repository';
