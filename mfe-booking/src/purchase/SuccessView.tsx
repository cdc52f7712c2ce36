import { paths } from '@kaadu/contracts';
import { type Booking, bookingStatus } from '@kaadu/contracts/booking';
import { ButtonLink, Container } from '@kaadu/ui';
import { BookingLinks } from '../parts/BookingLinks/BookingLinks';
import { RefundNotice } from '../parts/RefundNotice/RefundNotice';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { TripCard } from '../parts/TripCard/TripCard';
import type { OutcomeProps } from './outcome-props';
import styles from './PurchasePage.module.css';

/** The booking is confirmed. */
export function SuccessView({ booking }: OutcomeProps) {
  const goesAhead = bookingStatus[booking.status].hasVoucher === true;
  return (
    <>
      <StatusBanner
        sunrise={goesAhead}
        accent={goesAhead ? 'See you on the trail' : undefined}
        title={goesAhead ? 'You are booked' : 'This booking was confirmed earlier'}
        lead={
          <>
            Reference <strong className={styles.reference}>{booking.reference}</strong>
          </>
        }
      />
      <Container className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <RefundNotice refund={booking.refund} />
            {goesAhead && <NextSteps booking={booking} />}
            <BookingLinks booking={booking}>
              <ButtonLink href={paths.bookingConfirmation.getHref(booking)}>See your confirmation</ButtonLink>
            </BookingLinks>
          </div>
          <aside className={styles.card} aria-label="What you booked">
            <TripCard trip={booking} />
          </aside>
        </div>
      </Container>
    </>
  );
}

function NextSteps({ booking }: { readonly booking: Booking }) {
  const { contact, experience } = booking;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>What happens next</h2>
      <ol className={styles.next}>
        <li>
          The confirmation with voucher and invoice is on its way to{' '}
          <strong>{contact?.email ?? 'your e-mail address'}</strong>.
        </li>
        <li>We remind you two days before, with the weather and directions.</li>
        <li>
          On the day, show the voucher. You meet here: <strong>{experience.meeting_point}</strong>
        </li>
      </ol>
    </section>
  );
}
