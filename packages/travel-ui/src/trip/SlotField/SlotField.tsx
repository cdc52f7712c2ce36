import type { OptionAvailability } from '@kaadu/contracts/availability';
import { VisuallyHidden } from '@kaadu/ui';
import { useId } from 'react';
import { statusText } from '../status-text';
import { useBookingText } from '../../booking/messages';
import styles from './SlotField.module.css';

interface SlotFieldProps {
  readonly slots: OptionAvailability['slots'];
  readonly chosen: string;
  readonly onChoose: (slot: string) => void;
}

/** Start times of an activity as radio buttons. Those that cannot be booked are disabled and say why. */
export function SlotField({ slots, chosen, onChoose }: SlotFieldProps) {
  const t = useBookingText();
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>
        <VisuallyHidden>{t('start')}</VisuallyHidden>
      </legend>
      <div className={styles.slots}>
        {slots.map(({ slot, status, remaining }) => (
          <label key={slot} className={styles.slot}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={slot === chosen}
              disabled={status === 'SOLD_OUT' || status === 'CLOSED'}
              onChange={() => onChoose(slot)}
            />
            <span className={styles.time}>{slot}</span>
            {status !== 'AVAILABLE' && (
              <span className={styles.status}>{statusText({ status, remaining }, t)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
