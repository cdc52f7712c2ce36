import type { Booking, BookingPage } from '@kaadu/contracts/booking';
import { useNavigation } from '@kaadu/federation/react';
import { useEffect, useEffectEvent } from 'react';
import { hrefOfPage } from './page-of';

/** Whether a booking belongs on a page. A failed payment belongs on the failure page, although the hold continues. */
function belongsOn(booking: Booking, page: BookingPage): boolean {
  return (
    booking.page === page || (page === 'failure' && booking.page === 'checkout' && booking.payment_failed)
  );
}

/**
 * Redirects from a page that the booking does not belong on, so that the URL never contradicts the server.
 * @returns whether this is the right page
 */
export function useRightPage(booking: Booking | undefined, page: BookingPage): boolean {
  const { navigate } = useNavigation();
  const wrong = booking !== undefined && !belongsOn(booking, page);
  const leave = useEffectEvent(() => {
    if (booking) navigate(hrefOfPage(booking), { replace: true });
  });
  useEffect(() => {
    if (wrong) leave();
  }, [wrong]);
  return !wrong;
}
