import { useEffect, useState } from 'react';
import type { FieldNotice } from '../TextField/TextField';
import styles from './LoginForm.module.css';

interface ResendOtpProps {
  /** Id of the latest OTP request. */
  readonly challenge: string | null;
  readonly sending: boolean;
  /** Reason that the last attempt failed. */
  readonly notice: FieldNotice | null;
  readonly onResend: () => void;
}

/** Seconds after an OTP was sent until the API sends another (booking §5). */
const waitSeconds = 30;

/** Requests another OTP, half a minute after the last one. */
export function ResendOtp({ challenge, sending, notice, onResend }: ResendOtpProps) {
  const left = useSecondsLeft(waitSeconds, challenge);
  const waits = sending || left > 0;
  return (
    <>
      <button
        type="button"
        className={styles.resend}
        // Not `disabled`, because the pressed button would lose the focus.
        aria-disabled={waits}
        onClick={() => !waits && onResend()}
      >
        Resend OTP{left > 0 && <span>{` in ${left} s`}</span>}
      </button>
      {notice && (
        <p role="alert" className={styles.mismatch}>
          {notice.text}
        </p>
      )}
    </>
  );
}

/** Counts down to 0 from each change of `event`, by the clock: timers stop while a phone sleeps. */
function useSecondsLeft(seconds: number, event: unknown): number {
  const [counted, setCounted] = useState({ event, left: seconds });
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const count = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setCounted({ event, left });
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds, event]);
  return counted.event === event ? counted.left : seconds;
}
