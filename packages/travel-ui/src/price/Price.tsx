import { formatPaise } from '@kaadu/contracts';
import type { CardPrice } from '@kaadu/contracts/cards';
import { Amount } from '@kaadu/ui';
import { shortDate } from '@kaadu/ui/dates';
import { type PartyChoice, partyText } from '../trip/party';
import { count } from '../trip/trip';
import styles from './Price.module.css';

/** The price of a party's trip, in paise with tax. */
export interface PricedTrip {
  readonly total: number;
  readonly member_total: number;
  /** Nights of a stay; 0 for an activity. */
  readonly nights: number;
  /** Day of arrival or of the activity. */
  readonly from: string;
  readonly party: PartyChoice;
}

interface PriceProps {
  /** Price of a trip, else of the cheapest night or place. The two are never shown together: other nights cost more. */
  readonly price: CardPrice | PricedTrip;
  /** True for a signed-in visitor, who pays the member rate. */
  readonly member?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Dims the price while a new one is being requested. */
  readonly stale?: boolean;
  readonly className?: string | undefined;
}

/**
 * The price of an experience with tax, and the member price next to it: "₹9,010 for 2 nights, 2 adults, 1 child", or
 * without dates "from ₹4,300 per night".
 */
export function Price({ price, member = false, size = 'md', stale, className }: PriceProps) {
  const { total, member_total } = price;
  const isRate = 'unit' in price;
  const hasMemberRate = member_total < total;
  const memberPays = member && hasMemberRate;
  return (
    <p
      className={[styles.price, className].filter(Boolean).join(' ')}
      data-size={size === 'md' ? undefined : size}
      aria-busy={stale || undefined}
      data-stale={stale || undefined}
      data-price
    >
      <span>
        {isRate && <span>{'from '}</span>}
        <strong translate="no">{formatPaise(memberPays ? member_total : total)}</strong>
        <span>{isRate ? ` per ${price.unit}` : ` ${tripText(price)}`}</span>
      </span>{' '}
      <span>with GST</span>{' '}
      {hasMemberRate && (
        <em>
          {memberPays ? (
            <span>
              Your member price, not <s translate="no">{formatPaise(total)}</s>
            </span>
          ) : (
            <span>
              <Amount paise={member_total} /> for members
            </span>
          )}
        </em>
      )}
    </p>
  );
}

/** Formats what a price is for: "for 2 nights, 2 adults, 1 child"; of an activity "on 5 December, 2 adults". */
export function tripText({ nights, from, party }: Pick<PricedTrip, 'nights' | 'from' | 'party'>): string {
  const when = nights > 0 ? `for ${count(nights, 'night')}` : `on ${shortDate(from)}`;
  return `${when}, ${partyText(party)}`;
}
