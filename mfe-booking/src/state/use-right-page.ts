import type { Booking, BookingPage } from '@kaadu/contracts/booking';
import { useNavigation } from '@kaadu/federation/react';
import { useEffect, useEffectEvent } from 'react';
import { hrefOfPage } from './page-of';

/** A payment that failed is told of on the page of failures, although the booking is still held and can be paid. */
function belongsOn(booking: Booking, page: BookingPage): boolean {
  return (
    booking.page === page || (page === 'failure' && booking.page === 'checkout' && booking.payment_failed)
  );
}

/**
 * Leaves a page that the booking does not belong on, so that an address never claims another outcome than the server's.
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
