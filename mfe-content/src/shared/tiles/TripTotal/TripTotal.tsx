import { formatPaise } from '@kaadu/contracts';
import type { CardPrice } from '@kaadu/contracts/cards';
import type { TripPrice } from '@kaadu/contracts/listing';
import { Amount } from '@kaadu/ui';
import { shortDate } from '@kaadu/ui/dates';
import { count } from '@kaadu/travel-ui/trip';
import styles from './TripTotal.module.css';

interface TripTotalProps {
  readonly trip: TripPrice;
  /** Price of a night or a person, by which the list is sorted. */
  readonly price: CardPrice;
  /** True for a signed-in visitor, who pays the member rate. */
  readonly isMember: boolean;
  readonly className?: string | undefined;
}

/** Total price of a party: ₹10,500 for 2 nights, 2 guests, GST included. */
export function TripTotal({ trip, price, isMember, className }: TripTotalProps) {
  const hasMemberRate = trip.member_total < trip.total;
  const paysMemberRate = isMember && hasMemberRate;
  const what = trip.to === null ? shortDate(trip.from) : count(trip.nights, 'night');
  return (
    <p className={[styles.total, className].filter(Boolean).join(' ')} data-price>
      <span>
        <strong className={styles.amount} translate="no">
          {formatPaise(paysMemberRate ? trip.member_total : trip.total)}
        </strong>{' '}
        <span className={styles.what}>
          for {what}, {count(trip.guests, 'guest')}, GST included
        </span>
      </span>
      {hasMemberRate && (
        <span className={styles.note}>
          {paysMemberRate ? (
            <span>
              Your member price, not <s translate="no">{formatPaise(trip.total)}</s>
            </span>
          ) : (
            <span>
              <Amount paise={trip.member_total} /> for members
            </span>
          )}
        </span>
      )}
      {!paysMemberRate && (
        <span className={styles.what}>
          From <Amount paise={price.total} /> per {price.unit}
        </span>
      )}
    </p>
  );
}
