export type { Finding } from './finding';
export { inspectStyles } from './inspect-styles';
export { inspectRelease, type InspectionOptions } from './inspect-release';
