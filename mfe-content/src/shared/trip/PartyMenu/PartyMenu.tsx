import { Button } from '@kaadu/ui';
import { useRef } from 'react';
import { useClosingDetails } from '@kaadu/ui/disclosure';
import { insetField as inset } from '@kaadu/travel-ui/trip';
import { PartyField } from '@kaadu/travel-ui/trip';
import { partyText, type PartyChoice } from '@kaadu/travel-ui/trip';
import { useSharedText } from '../messages';
import { useTripText } from '@kaadu/travel-ui/messages';
import styles from './PartyMenu.module.css';

interface PartyMenuProps {
  readonly party: PartyChoice;
  readonly onChange: (party: PartyChoice) => void;
  /** Prices by age. */
  readonly prices?: string | null;
}

/** The party field behind a button that shows the party. */
export function PartyMenu({ party, onChange, prices }: PartyMenuProps) {
  const t = useSharedText();
  const trip = useTripText();
  const ref = useRef<HTMLDetailsElement>(null);
  useClosingDetails(ref);
  const close = () => {
    ref.current?.removeAttribute('open');
    ref.current?.querySelector('summary')?.focus();
  };
  return (
    <details className={styles.menu} ref={ref}>
      <summary className={`${inset.control} ${styles.summary}`}>
        <span className={inset.label}>{t('guests')}</span>
        <span className={styles.value}>{partyText(party, trip)}</span>
      </summary>
      <div className={styles.panel}>
        <PartyField party={party} onChange={onChange} />
        {prices && (
          <p className={styles.prices} data-price>
            {prices}
          </p>
        )}
        <Button size="sm" variant="outline" className={styles.done} onClick={close}>
          {t('done')}
        </Button>
      </div>
    </details>
  );
}
