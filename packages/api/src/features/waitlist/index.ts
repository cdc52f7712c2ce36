export { notifyFreed } from './notify-freed';
export { waitlistRoutes } from './routes';
