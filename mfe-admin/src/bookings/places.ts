import { adminHref } from '../paths';

/** Path segment of the screen that redeems vouchers. References are in capital letters, so they never collide. */
export const redeemName = 'redeem';

export const bookingsHref = adminHref('bookings');
export const redeemHref = adminHref('bookings', redeemName);
export const bookingHref = (reference: string) => adminHref('bookings', reference);
