export { paymentRoutes } from './routes';
