export type { BookingServices } from './booking-context';
export { listVisitorBookings } from './list-visitor-bookings';
export { moveVisitorBookings } from './move-visitor-bookings';
export { createOptionCatalogue } from './option-details';
export { bookingPayments } from './payment-outcomes';
export { quoteTrip } from './quote-trip';
export { bookingRoutes } from './routes';
export { expireHolds, expireUnpaid, sendReminders } from './sweep-bookings';
