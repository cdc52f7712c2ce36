import { formatPaise } from '@kaadu/contracts';
import type { Translation } from '@kaadu/federation/react';
import { useLanguage } from '@kaadu/federation/react';
import type { CardPrice } from '@kaadu/contracts/cards';
import { Amount } from '@kaadu/ui';
import { shortDate } from '@kaadu/ui/dates';
import { type PartyChoice, partyText } from '../trip/party';
import { tripMessages, useTripText } from '../messages';
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
  const t = useTripText();
  const language = useLanguage();
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
        {isRate && <span>{t('fromPrice')}</span>}
        <strong translate="no">{formatPaise(memberPays ? member_total : total)}</strong>
        <span>{isRate ? ` ${t('per', { unit: price.unit })}` : ` ${tripText(price, t, language)}`}</span>
      </span>{' '}
      <span>{t('withGst')}</span>{' '}
      {hasMemberRate && (
        <em>
          {memberPays ? (
            <span>
              {t('memberPrice')} <s translate="no">{formatPaise(total)}</s>
            </span>
          ) : (
            <span>
              <Amount paise={member_total} /> {t('forMembers')}
            </span>
          )}
        </em>
      )}
    </p>
  );
}

/** Formats what a price is for: "for 2 nights, 2 adults, 1 child"; of an activity "on 5 December, 2 adults". */
export function tripText(
  { nights, from, party }: Pick<PricedTrip, 'nights' | 'from' | 'party'>,
  t: Translation<'adults' | 'children' | 'forNights' | 'nights' | 'onDay'> = tripMessages.in('en'),
  language = 'en',
): string {
  const guests = partyText(party, t);
  return nights > 0
    ? t('forNights', { nights: t('nights', { count: nights }), party: guests })
    : t('onDay', { day: shortDate(from, language), party: guests });
}
