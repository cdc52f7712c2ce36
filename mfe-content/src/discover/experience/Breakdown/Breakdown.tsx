import { formatPaise } from '@kaadu/contracts';
import type { ExperienceOption } from '@kaadu/contracts/catalogue';
import { MemberOffer } from '../MemberOffer/MemberOffer';
import { count, type Quote } from '../quote';
import styles from './Breakdown.module.css';

interface BreakdownProps {
  readonly option: ExperienceOption;
  readonly quote: Quote;
  readonly isMember: boolean;
}

/** Price breakdown: base, tax, member discount and total. */
export function Breakdown({ option, quote, isMember }: BreakdownProps) {
  const saving = quote.total - quote.memberTotal;
  return (
    <div className={styles.breakdown}>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>
            {formatPaise(option.price.base)} × {quote.label}
          </dt>
          <dd>{formatPaise(quote.base)}</dd>
        </div>
        <div className={styles.line}>
          <dt>{option.price.tax_label}</dt>
          <dd>{formatPaise(quote.tax)}</dd>
        </div>
        {isMember && saving > 0 && (
          <div className={styles.line} data-saving>
            <dt>Member rate, GST included</dt>
            <dd>−{formatPaise(saving)}</dd>
          </div>
        )}
        <div className={styles.line} data-total>
          <dt>Total</dt>
          <dd>{formatPaise(isMember ? quote.memberTotal : quote.total)}</dd>
        </div>
      </dl>
      {saving > 0 && <MemberOffer total={quote.memberTotal} saving={saving} />}
      {quote.extraGuests > 0 && (
        <p className={styles.note}>
          The price is for {count(option.included_guests, 'guest')} a room. We confirm what{' '}
          {count(quote.extraGuests, 'extra guest')} would pay before you decide.
        </p>
      )}
    </div>
  );
}
