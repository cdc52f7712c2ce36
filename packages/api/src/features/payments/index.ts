export { myBookingsPage } from './my-bookings-page';
export { paymentRoutes } from './routes';
