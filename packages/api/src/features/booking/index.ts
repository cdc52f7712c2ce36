export type { BookingServices } from './booking-context';
export { listVisitorBookings } from './visitor/list-visitor-bookings';
export { moveVisitorBookings } from './visitor/move-visitor-bookings';
export { createOptionCatalogue } from './trips/option-details';
export { bookingPayments } from './payment/payment-outcomes';
export { quoteTrip } from './trips/quote-trip';
export { bookingRoutes } from './routes';
export { expireHolds, expireUnpaid, sendReminders } from './lifecycle/sweep-bookings';
export { dayText, partyText } from './trips/trip-text';
