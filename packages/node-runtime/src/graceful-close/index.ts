export { closeWhenAsked, type CloseOptions } from './close-when-asked';
export { installDrain } from './drain';
