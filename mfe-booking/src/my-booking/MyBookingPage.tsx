import { paths } from '@kaadu/contracts';
import { bookingStatus, type Booking } from '@kaadu/contracts/booking';
import { ButtonLink, Container } from '@kaadu/ui';
import { useState } from 'react';
import { Notice } from '@kaadu/ui';
import { BookingDetails } from '../parts/BookingDetails/BookingDetails';
import { BookingFrame } from '../parts/BookingFrame';
import { BookingLinks } from '../parts/BookingLinks/BookingLinks';
import { RefundNotice } from '../parts/RefundNotice/RefundNotice';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { useBookingLink } from '../state/booking-link';
import { hrefOfPage } from '../state/page-of';
import { useBooking } from '../state/use-booking';
import { CancelSection } from './CancelSection/CancelSection';
import { LazyChangeSection } from './ChangeSection/LazyChangeSection';
import { HostNotesSection } from './HostNotesSection/HostNotesSection';
import { PendingChange } from './PendingChange/PendingChange';
import { ReviewSection } from './ReviewSection/ReviewSection';
import styles from './MyBookingPage.module.css';

/** One booking, for its owner and anyone with its link: its details and the changes that are still possible. */
export function MyBookingPage() {
  const link = useBookingLink('path');
  const state = useBooking(link);
  const [cancelled, setCancelled] = useState(false);
  const booking = state.loaded?.booking;
  if (!booking) return <BookingFrame title="Your booking" link={link} state={state} />;
  return (
    <>
      <StatusBanner
        title={booking.experience.title}
        lead={
          <>
            {bookingStatus[booking.status].travellerLabel} ·{' '}
            <strong translate="no">{booking.reference}</strong>
          </>
        }
      />
      <Container className={styles.page}>
        <Outcome booking={booking} cancelled={cancelled} />
        {state.loaded && booking.pending_change && (
          <PendingChange {...state} loaded={state.loaded} change={booking.pending_change} />
        )}
        <Links booking={booking} />
        {booking.can_review && <ReviewSection booking={booking} />}
        <BookingDetails booking={booking}>
          {booking.can_change_dates && !booking.pending_change && (
            <LazyChangeSection booking={booking} replace={state.replace} />
          )}
          {booking.can_change_dates && <HostNotesSection booking={booking} replace={state.replace} />}
          {booking.can_cancel && (
            <CancelSection
              booking={booking}
              onCancelled={(next) => {
                setCancelled(true);
                state.replace(next);
              }}
            />
          )}
        </BookingDetails>
      </Container>
    </>
  );
}

interface OutcomeProps {
  readonly booking: Booking;
  /** Whether it was cancelled on this page just now. */
  readonly cancelled: boolean;
}

/** The outcome of a cancellation. */
function Outcome({ booking, cancelled }: OutcomeProps) {
  if (booking.refund || !cancelled) return <RefundNotice refund={booking.refund} focused={cancelled} />;
  return (
    <Notice tone="info" focused title="Your booking is cancelled">
      <p>Its cancellation policy gives no refund. We have sent you an e-mail about it.</p>
    </Notice>
  );
}

function Links({ booking }: { readonly booking: Booking }) {
  const unpaid = booking.status === 'ON_HOLD' || booking.status === 'PAYMENT_PENDING';
  return (
    <BookingLinks booking={booking}>
      {unpaid && (
        // Loads a document, because the payment gateway needs that page's own security policy.
        <ButtonLink variant="accent" target="_self" href={hrefOfPage(booking)}>
          Continue booking
        </ButtonLink>
      )}
      {booking.voucher && (
        <ButtonLink href={paths.bookingConfirmation.getHref(booking)} variant="outline">
          Confirmation
        </ButtonLink>
      )}
    </BookingLinks>
  );
}
