import { paths } from '@kaadu/contracts';
import { bookingStatus, type BookingSummary } from '@kaadu/contracts/booking';
import { ButtonLink, VisuallyHidden } from '@kaadu/ui';
import { TripCard } from '../parts/TripCard/TripCard';
import { hrefOfPage } from '../state/page-of';
import styles from './MyBookingsPage.module.css';

/** A booking in a list, with a link to its page. */
export function BookingRow({ booking }: { readonly booking: BookingSummary }) {
  const { reference, status, page } = booking;
  const unpaid = page === 'checkout' || page === 'pending';
  return (
    <li className={styles.row}>
      <TripCard trip={booking} compact />
      <div className={styles.foot}>
        <span className={styles.status} data-status={status}>
          {bookingStatus[status].travellerLabel}
        </span>
        <span className={styles.reference}>{reference}</span>
        {unpaid ? (
          // Loads a document, because the payment gateway needs that page's own security policy.
          <ButtonLink size="sm" variant="accent" target="_self" href={hrefOfPage(booking)}>
            Continue<VisuallyHidden> booking {reference}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <ButtonLink size="sm" variant="outline" href={paths.myBooking.getHref({ reference })}>
            Open<VisuallyHidden> booking {reference}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
