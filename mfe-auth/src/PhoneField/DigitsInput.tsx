import type { ClipboardEvent, KeyboardEvent } from 'react';
import styles from '../TextField/TextField.module.css';
import type { Country } from 'react-phone-number-input/min';
import { internationalNumber, maxDigits, onlyDigits, pastedNumber, type InternationalNumber } from './phone';

interface DigitsInputProps {
  readonly id: string;
  readonly digits: string;
  readonly country: Country;
  readonly onChange: (digits: string) => void;
  /** Called when a number with its dial code was pasted or filled in by the browser. */
  readonly onInternational: (number: InternationalNumber) => void;
  /** Called when the pasted text is not a number of the selected country. */
  readonly onUnreadable: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly describedBy: string;
}

/** §5: an input of ten digits. */
export function DigitsInput(props: DigitsInputProps) {
  const { digits, country, onChange, onInternational, onUnreadable, describedBy, ...rest } = props;
  // `maxLength` alone would truncate "+91 98450 61100" in the wrong place.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    const pasted = pastedNumber(text, country);
    if (pasted.is === 'whole') return onInternational(pasted.number);
    if (pasted.is === 'unreadable') return onUnreadable();
    const input = event.currentTarget;
    const start = input.selectionStart ?? input.value.length;
    const end = input.selectionEnd ?? start;
    const room = maxDigits - (input.value.length - (end - start));
    input.setRangeText(pasted.digits.slice(0, room), start, end, 'end');
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
      maxLength={Math.max(maxDigits, digits.length)}
      value={digits}
      onPaste={onPaste}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
