export { followBuilds } from './follow-builds';
