import type { Quote } from '@kaadu/contracts/availability';
import { ChevronDownIcon } from '@kaadu/ui';
import { useRef } from 'react';
import { useClosingDetails } from '@kaadu/ui/disclosure';
import { MemberOffer } from '../../../../shared/membership/MemberOffer/MemberOffer';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import { useExperienceText } from '../../messages';
import styles from './PriceDetails.module.css';

interface PriceDetailsProps {
  readonly quote: Quote;
  /** Dims the price while a new one is being requested. */
  readonly stale: boolean;
}

/** The breakdown of the price, behind a button. */
export function PriceDetails({ quote, stale }: PriceDetailsProps) {
  const t = useExperienceText();
  const ref = useRef<HTMLDetailsElement>(null);
  useClosingDetails(ref);
  const saving = quote.total - quote.member_total;
  return (
    <div className={styles.total}>
      <details className={styles.details} ref={ref}>
        <summary className={styles.summary}>
          {t('priceDetails')} <ChevronDownIcon />
        </summary>
        <div className={styles.panel}>
          <QuoteBreakdown quote={quote} stale={stale} />
          {!quote.is_member && saving > 0 && <MemberOffer total={quote.member_total} saving={saving} />}
        </div>
      </details>
    </div>
  );
}
