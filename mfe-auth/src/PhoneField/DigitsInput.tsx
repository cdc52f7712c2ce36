import type { ClipboardEvent, KeyboardEvent } from 'react';
import styles from '../TextField/TextField.module.css';
import {
  internationalNumber,
  maxDigits,
  nationalDigits,
  onlyDigits,
  type InternationalNumber,
} from './phone';

interface DigitsInputProps {
  readonly id: string;
  readonly digits: string;
  readonly onChange: (digits: string) => void;
  /** A number with its dial code was pasted, or filled in by the browser. */
  readonly onInternational: (number: InternationalNumber) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly describedBy: string;
}

/** §5: ten digits and nothing else. */
export function DigitsInput({ digits, onChange, onInternational, describedBy, ...rest }: DigitsInputProps) {
  // `maxLength` alone would truncate "+91 98450 61100" in the wrong place.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    const international = internationalNumber(text);
    if (international) return onInternational(international);
    const input = event.currentTarget;
    const start = input.selectionStart ?? input.value.length;
    const end = input.selectionEnd ?? start;
    const room = maxDigits - (input.value.length - (end - start));
    input.setRangeText(nationalDigits(text).slice(0, room), start, end, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onText = (text: string) => {
    const international = internationalNumber(text);
    if (international) onInternational(international);
    else onChange(onlyDigits(text).slice(0, maxDigits));
  };
  return (
    <input
      {...rest}
      className={styles.input}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder="Enter a phone number"
      aria-describedby={describedBy}
      maxLength={maxDigits}
      value={digits}
      onPaste={onPaste}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
