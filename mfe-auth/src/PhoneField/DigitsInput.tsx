import type { ChangeEvent, ClipboardEvent, InputHTMLAttributes, Ref } from 'react';
import styles from '../TextField/TextField.module.css';
import { maxDigits, nationalDigits, onlyDigits } from './phone';

interface DigitsInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Pastes only the national digits: `maxLength` alone would truncate "+91 98450 61100" in the wrong place. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  const input = event.currentTarget;
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const room = maxDigits - (input.value.length - (end - start));
  input.setRangeText(nationalDigits(event.clipboardData.getData('text')).slice(0, room), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** §5: ten digits and nothing else. The widget formats numbers with spaces; here they stay plain. */
export function DigitsInput({ value, onChange, className: _widgetClass, ...rest }: DigitsInputProps) {
  const digits = onlyDigits(value);
  return (
    <input
      {...rest}
      className={styles.input}
      type="tel"
      inputMode="numeric"
      maxLength={maxDigits}
      value={digits}
      onPaste={pasteDigits}
      onChange={(event) => {
        event.target.value = onlyDigits(event.target.value).slice(0, maxDigits);
        // The widget treats an unchanged value as Backspace on its own formatting characters.
        if (event.target.value !== digits) onChange(event);
      }}
    />
  );
}
