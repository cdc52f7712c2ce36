import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { TextField, type FieldNotice } from '../TextField/TextField';
import { useFocusOnMount } from '../TextField/use-focus-on-mount';
import styles from './LoginForm.module.css';

interface OtpFieldProps {
  readonly value: string;
  readonly notice: FieldNotice | null;
  readonly onChange: (otp: string) => void;
  /** Content next to the field. */
  readonly children: ReactNode;
}

/** Arrow up and down would change a numeric value (§5); left and right move the caret and are kept. */
function blockStepping(event: KeyboardEvent): void {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault();
}

/** §5: a numeric code that neither arrow keys nor the mouse wheel change. Pasting works. */
export function OtpField({ value, notice, onChange, children }: OtpFieldProps) {
  const input = useFocusOnMount();

  useEffect(() => {
    const field = input.current;
    // React's wheel listeners are passive and cannot prevent the default.
    const blockWheel = (event: WheelEvent) => event.preventDefault();
    field?.addEventListener('wheel', blockWheel, { passive: false });
    return () => field?.removeEventListener('wheel', blockWheel);
  }, [input]);

  return (
    <>
      <div className={styles.otp}>
        <TextField
          ref={input}
          label="OTP"
          inputMode="numeric"
          autoComplete="one-time-code"
          translate="no"
          placeholder="6-digit code"
          value={value}
          notice={notice}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={blockStepping}
        />
        {children}
      </div>
      {notice && (
        <p role="alert" className={styles.mismatch}>
          OTP is not matched.
        </p>
      )}
    </>
  );
}
