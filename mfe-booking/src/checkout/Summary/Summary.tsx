import { site } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Amount, PhoneLink, Picture, Skeleton } from '@kaadu/ui';
import { useLanguage } from '@kaadu/federation/react';
import { useTripText } from '@kaadu/travel-ui/messages';
import { tripText } from '@kaadu/travel-ui/price';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import { partyChoiceOf } from '@kaadu/travel-ui/trip';
import { TripCard } from '../../parts/TripCard/TripCard';
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import { Sentence } from '../../parts/Sentence/Sentence';
import styles from './Summary.module.css';

interface SummaryProps {
  readonly experience: ExperienceDetail;
  readonly booking: Booking | null;
  /** Whether a new price is being requested. */
  readonly stale: boolean;
}

/** The trip and its price at every step: next to the form, or in a bar at the bottom on a phone. */
export function Summary({ experience, booking, stale }: SummaryProps) {
  const t = useCheckoutText();
  return (
    <>
      <aside className={styles.side} aria-label={t('summary')}>
        {booking ? <TripCard trip={booking} /> : <ExperienceCard experience={experience} />}
        {booking ? <Price booking={booking} stale={stale} /> : <LoadingPrice />}
      </aside>
      <details className={styles.bar} data-bottom-bar="low">
        <summary className={styles.total}>
          <span className={styles.label}>{booking ? <ForWhat booking={booking} /> : t('stepTrip')}</span>
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

/** Names what the total is for: "Your trip for 2 nights, 2 adults". */
function ForWhat({ booking: { quote, from, party } }: { readonly booking: Booking }) {
  const t = useCheckoutText();
  const trip = { ...quote, from, party: partyChoiceOf(party.guests, party.ages) };
  return t('tripFor', { what: tripText(trip, useTripText(), useLanguage()) });
}

function Price({ booking, stale }: { readonly booking: Booking; readonly stale: boolean }) {
  const t = useCheckoutText();
  const { quote } = booking;
  // Signing in does not change a price that is split.
  const saving = booking.split ? 0 : quote.total - quote.member_total;
  return (
    <div className={styles.price}>
      <QuoteBreakdown quote={quote} stale={stale} />
      {!quote.is_member && saving > 0 && (
        <p className={styles.note}>
          <Sentence t={t} of="membersPay" parts={{ amount: <Amount paise={quote.member_total} /> }} />
        </p>
      )}
      <p className={styles.note}>
        <Sentence t={t} of="finalPrice" parts={{ phone: <PhoneLink phone={site.supportPhone} /> }} />
      </p>
    </div>
  );
}

function ExperienceCard({ experience }: { readonly experience: ExperienceDetail }) {
  return (
    <div className={styles.experience}>
      <Picture className={styles.picture} image={experience.gallery[0] ?? null} preset="card" decorative />
      <p className={styles.title}>
        <English>{experience.title}</English>
      </p>
      <p className={styles.note}>
        <English>{experience.location}</English>
      </p>
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
