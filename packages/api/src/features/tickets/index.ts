export { ticketRoutes } from './routes';
