export { activityKind } from './activity-kind';
export { getActivity } from './get-activity';
export { listActivities, listActivityGroups, listActivityNames } from './repository';
export { activityRoutes } from './routes';
export { activities, activityGroups } from './tables';
