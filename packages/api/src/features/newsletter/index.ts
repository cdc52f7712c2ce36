export { newsletterRoutes } from './routes';
export { subscriptions } from './tables';
