export { isMountable, type Mountable, type MountOptions } from './mountable';
export { renderPart } from './render-part';
