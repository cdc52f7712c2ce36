export { MountedPart } from './MountedPart';
