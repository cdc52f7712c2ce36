import { adminHref } from '../paths';

/** Segment of the screen that redeems vouchers; references are in capital letters. */
export const redeemName = 'redeem';

export const bookingsHref = adminHref('bookings');
export const redeemHref = adminHref('bookings', redeemName);
export const bookingHref = (reference: string) => adminHref('bookings', reference);
