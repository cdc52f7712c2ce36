export { offerRoutes } from './routes';
