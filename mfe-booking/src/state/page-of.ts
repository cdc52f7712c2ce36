import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';

const pages = {
  checkout: paths.checkout,
  success: paths.purchaseSuccess,
  pending: paths.purchasePending,
  failure: paths.purchaseFailure,
};

/** Returns the URL of the page that a booking belongs on (booking §3). */
export function hrefOfPage(booking: Pick<Booking, 'page' | 'experience' | 'reference' | 'key'>): string {
  const { url, primary_key } = booking.experience;
  return pages[booking.page].getHref(url, primary_key, booking);
}
