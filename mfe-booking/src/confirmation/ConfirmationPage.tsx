import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { useNavigation } from '@kaadu/federation/react';
import { Button, ButtonLink, Container } from '@kaadu/ui';
import { useEffect, useEffectEvent } from 'react';
import { BookingDetails } from '../parts/BookingDetails/BookingDetails';
import { BookingFrame } from '../parts/BookingFrame';
import { BookingLinks } from '../parts/BookingLinks/BookingLinks';
import { RefundNotice } from '../parts/RefundNotice/RefundNotice';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { useBookingLink } from '../state/booking-link';
import { hrefOfPage } from '../state/page-of';
import { useBooking } from '../state/use-booking';
import { usePartText } from '../parts/messages';
import styles from './ConfirmationPage.module.css';

/** The confirmation of a booking, to read, print and carry along. */
export function ConfirmationPage() {
  const t = usePartText();
  const { navigate } = useNavigation();
  const link = useBookingLink();
  const state = useBooking(link);
  const booking = state.loaded?.booking;
  // An unpaid booking has no confirmation. A cancelled one has, and it says so.
  const early = booking !== undefined && (booking.page === 'checkout' || booking.page === 'pending');
  const leave = useEffectEvent(() => {
    if (booking) navigate(hrefOfPage(booking), { replace: true });
  });
  useEffect(() => {
    if (early) leave();
  }, [early]);

  if (!booking || early) return <BookingFrame title={t('yourBooking')} link={link} state={state} />;
  return <Confirmation booking={booking} />;
}

function Confirmation({ booking }: { readonly booking: Booking }) {
  const t = usePartText();
  const confirmed = booking.status === 'CONFIRMED';
  return (
    <>
      <StatusBanner
        title={confirmed ? t('confirmedTitle') : t(booking.status)}
        lead={
          <>
            {t('reference')} <strong translate="no">{booking.reference}</strong>
          </>
        }
      />
      <Container className={styles.page}>
        <RefundNotice refund={booking.refund} />
        <BookingLinks booking={booking}>
          <Button variant="outline" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <ButtonLink
            variant={booking.can_cancel ? 'quiet' : 'outline'}
            href={`${paths.myBooking.getHref(booking)}${booking.can_cancel ? '#cancel' : ''}`}
          >
            {booking.can_cancel ? t('changeOrCancel') : t('seeBooking')}
          </ButtonLink>
        </BookingLinks>
        <BookingDetails booking={booking} />
      </Container>
    </>
  );
}
