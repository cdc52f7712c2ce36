export { illustrate } from './illustrate';
export { habitats, hours, subjects } from './scene';
export type { Habitat, Hour, Scene, Subject } from './scene';
