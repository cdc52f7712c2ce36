import { IconButton, MinusIcon, PlusIcon } from '@kaadu/ui';
import { useId } from 'react';
import { maxGuests } from '../use-trip-choice';
import styles from './GuestField.module.css';

interface GuestFieldProps {
  readonly guests: number;
  readonly onChange: (guests: number) => void;
}

/** Stepper for the number of guests. */
export function GuestField({ guests, onChange }: GuestFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        Guests
      </span>
      <span className={styles.stepper}>
        <IconButton label="One guest fewer" disabled={guests <= 1} onClick={() => onChange(guests - 1)}>
          <MinusIcon />
        </IconButton>
        <output className={styles.number} aria-live="polite">
          {guests}
        </output>
        <IconButton
          label="One guest more"
          disabled={guests >= maxGuests}
          onClick={() => onChange(guests + 1)}
        >
          <PlusIcon />
        </IconButton>
      </span>
    </div>
  );
}
