import { useId, useState } from 'react';
import { useListingText } from '../../../messages';
import styles from './PriceRange.module.css';

type Range = readonly [number, number];

interface PriceRangeProps {
  /** The current filter, in rupees. */
  readonly range: Range;
  /** The lowest and highest price of the catalogue, in rupees. */
  readonly limits: Range;
  readonly onChange: (range: Range) => void;
}

/** Two amounts in rupees; they apply when the visitor leaves the field or presses Enter. */
export function PriceRange({ range, limits, onChange }: PriceRangeProps) {
  const t = useListingText();
  const [shown, setShown] = useState(range);
  const [from, setFrom] = useState(String(range[0]));
  const [to, setTo] = useState(String(range[1]));
  const id = useId();

  // A change made elsewhere (a chip, the back button) updates the fields and keeps the focus.
  if (shown[0] !== range[0] || shown[1] !== range[1]) {
    setShown(range);
    setFrom(String(range[0]));
    setTo(String(range[1]));
  }

  const apply = () => {
    const next: Range = [readRupees(from, range[0]), readRupees(to, range[1])];
    if (next[0] !== range[0] || next[1] !== range[1]) onChange([Math.min(...next), Math.max(...next)]);
  };
  const field = (which: 'from' | 'to', value: string, set: (text: string) => void) => (
    <span className={styles.field}>
      <label className={styles.label} htmlFor={`${id}${which}`}>
        {t(which)}
      </label>
      <span className={styles.box}>
        <span aria-hidden="true">₹</span>
        <input
          className={styles.input}
          id={`${id}${which}`}
          name="range"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={8}
          autoComplete="off"
          value={value}
          aria-describedby={`${id}hint`}
          onChange={(event) => set(event.target.value)}
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
        />
      </span>
    </span>
  );

  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{t('priceWithGst')}</legend>
      <div className={styles.fields}>
        {field('from', from, setFrom)}
        {field('to', to, setTo)}
      </div>
      <p className={styles.hint} id={`${id}hint`}>
        {t('pricesRun', { from: rupees(limits[0]), to: rupees(limits[1]) })}
      </p>
    </fieldset>
  );
}

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

function readRupees(text: string, otherwise: number): number {
  const digits = text.replace(/\D/g, '');
  return digits ? Number(digits) : otherwise;
}
