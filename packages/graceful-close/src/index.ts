export { closeWhenAsked, type CloseOptions } from './close-when-asked';
export { installDrain, type Drain } from './drain';
