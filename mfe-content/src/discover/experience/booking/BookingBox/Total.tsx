import { formatPaise } from '@kaadu/contracts';
import type { Quote } from '@kaadu/contracts/availability';
import { ChevronDownIcon } from '@kaadu/ui';
import { useRef } from 'react';
import { useClosingDetails } from '@kaadu/ui/disclosure';
import { MemberOffer } from '../../../../shared/membership/MemberOffer/MemberOffer';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import styles from './Total.module.css';

interface TotalProps {
  readonly quote: Quote;
  /** Dims the price while a new one is being requested. */
  readonly stale: boolean;
}

/** The total price, with its breakdown behind a button. */
export function Total({ quote, stale }: TotalProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useClosingDetails(ref);
  const saving = quote.total - quote.member_total;
  return (
    <div className={styles.total} data-stale={stale || undefined}>
      <p className={styles.sum} aria-busy={stale || undefined} data-price>
        Total with GST <strong translate="no">{formatPaise(quote.total)}</strong>
      </p>
      <details className={styles.details} ref={ref}>
        <summary className={styles.summary}>
          Price details <ChevronDownIcon />
        </summary>
        <div className={styles.panel}>
          <QuoteBreakdown quote={quote} stale={stale} />
          {!quote.is_member && saving > 0 && <MemberOffer total={quote.member_total} saving={saving} />}
        </div>
      </details>
    </div>
  );
}
