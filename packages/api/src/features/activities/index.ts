export { listActivities, listActivityGroups, listActivityNames } from './repository';
export { activityEditingRoutes, activityRoutes } from './routes';
export { activities, activityGroups } from './tables';
