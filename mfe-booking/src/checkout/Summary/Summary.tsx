import { site } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Amount, PhoneLink, Picture, Skeleton } from '@kaadu/ui';
import { tripText } from '@kaadu/travel-ui/price';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import { partyChoiceOf } from '@kaadu/travel-ui/trip';
import { TripCard } from '../../parts/TripCard/TripCard';
import styles from './Summary.module.css';

interface SummaryProps {
  readonly experience: ExperienceDetail;
  readonly booking: Booking | null;
  /** Whether a new price is being requested. */
  readonly stale: boolean;
}

/** The trip and its price at every step: next to the form, or in a bar at the bottom on a phone. */
export function Summary({ experience, booking, stale }: SummaryProps) {
  return (
    <>
      <aside className={styles.side} aria-label="Summary">
        {booking ? <TripCard trip={booking} /> : <ExperienceCard experience={experience} />}
        {booking ? <Price booking={booking} stale={stale} /> : <LoadingPrice />}
      </aside>
      <details className={styles.bar} data-bottom-bar="low">
        <summary className={styles.total}>
          <span className={styles.label}>{booking ? forWhat(booking) : 'Your trip'}</span>
          <strong className={styles.amount} data-stale={stale || undefined}>
            {booking ? <Amount paise={booking.quote.total} /> : <Skeleton width="5rem" />}
          </strong>
        </summary>
        <div className={styles.sheet}>
          {booking ? <TripCard trip={booking} compact /> : <ExperienceCard experience={experience} />}
          {booking && <Price booking={booking} stale={stale} />}
        </div>
      </details>
    </>
  );
}

/** Formats what the total is for: "Your trip for 2 nights, 2 adults". */
function forWhat({ quote, from, party }: Booking): string {
  return `Your trip ${tripText({ ...quote, from, party: partyChoiceOf(party.guests, party.ages) })}`;
}

function Price({ booking, stale }: { readonly booking: Booking; readonly stale: boolean }) {
  const { quote } = booking;
  // Signing in does not change a price that is split.
  const saving = booking.split ? 0 : quote.total - quote.member_total;
  return (
    <div className={styles.price}>
      <QuoteBreakdown quote={quote} stale={stale} />
      {!quote.is_member && saving > 0 && (
        <p className={styles.note}>
          Members pay <Amount paise={quote.member_total} /> for this trip.
        </p>
      )}
      <p className={styles.note}>
        The final price. Nothing is added later. Questions? Call <PhoneLink phone={site.supportPhone} />.
      </p>
    </div>
  );
}

function ExperienceCard({ experience }: { readonly experience: ExperienceDetail }) {
  return (
    <div className={styles.experience}>
      <Picture className={styles.picture} image={experience.gallery[0] ?? null} preset="card" decorative />
      <p className={styles.title}>{experience.title}</p>
      <p className={styles.note}>{experience.location}</p>
    </div>
  );
}

function LoadingPrice() {
  return (
    <div className={styles.price} aria-hidden="true">
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton height="1.5rem" />
    </div>
  );
}
