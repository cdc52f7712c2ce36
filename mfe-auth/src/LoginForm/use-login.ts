import { isApiError } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import type { VerifiedOtp } from '@kaadu/contracts/accounts';
import { readEmail } from '@kaadu/contracts/email';
import { readOneTimeCode } from '@kaadu/contracts/one-time-code';
import { readPhoneWithCode } from '@kaadu/contracts/phone';
import { cutUrl } from '@kaadu/contracts/text';
import { useState } from 'react';
import { emptyPhone, type Phone } from '../PhoneField/phone';
import type { FieldNotice } from '../TextField/TextField';

type Step = 'sending' | 'verifying';

const mismatch = 'OTP is not matched';
const failure = (text: string): FieldNotice => ({ tone: 'failure', text });
const missing = failure('Please enter both email and phone number');
const sent: FieldNotice = { tone: 'success', text: 'OTP has been sent to your email and mobile number' };

interface Notices {
  /** Message under the e-mail field. */
  readonly notice: FieldNotice | null;
  /** Message under the OTP field. */
  readonly otpNotice: FieldNotice | null;
  /** Message next to Resend OTP. */
  readonly resendNotice: FieldNotice | null;
}

const noNotices: Notices = { notice: null, otpNotice: null, resendNotice: null };

/** Shows why an OTP could not be sent: under the e-mail field for the first one, next to Resend OTP afterwards. */
function sendingFailed(error: unknown, resending: boolean): Notices {
  const notice = failure(messageOf(error, 'Failed to send OTP'));
  return resending ? { ...noNotices, resendNotice: notice } : { ...noNotices, notice };
}

/** Returns the server's message, else the error's own, else `fallback` (§8). Hides details of malformed responses. */
function messageOf(error: unknown, fallback: string): string {
  const isPresentable = isApiError(error) && (error.status < 200 || error.status > 299);
  return (isPresentable && error.message) || fallback;
}

/** Returns the server's message, else `fallback`. */
function serverMessageOf(error: unknown, fallback: string): string {
  return (isApiError(error) && error.fromServer && error.message) || fallback;
}

/**
 * Runs the login flow of §4: start → OTP requested → OTP verified. `onVerified` gets the response to a matching OTP.
 */
export function useLogin(onVerified: (result: VerifiedOtp, phone: Phone) => void) {
  const api = useApi();
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState<Phone>(emptyPhone);
  const [otp, setOtp] = useState('');
  /** Opaque id of the OTP request; null until one has succeeded. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const { busy, run } = useBusyStep();
  const [{ resendNotice, ...notices }, setNotices] = useState<Notices>(noNotices);
  const showOtpNotice = (otpNotice: FieldNotice | null) => setNotices((shown) => ({ ...shown, otpNotice }));

  const complete = email.trim() !== '' && phone.number !== '';
  /** An OTP is valid only for the e-mail and number it was sent to. Another of either needs a new one. */
  const startOver = () => {
    setChallenge(null);
    setOtp('');
    setNotices(noNotices);
  };

  const requestOtp = async () => {
    const notice = complete ? problemOf(email, phone) : missing;
    setNotices({ ...noNotices, notice });
    if (notice) return;
    const request = async () => {
      const { primary_key } = await api.requestOtp(contactOf(email, phone));
      setChallenge(primary_key);
      setNotices({ ...noNotices, notice: sent });
    };
    await run('sending', request, (error) => setNotices(sendingFailed(error, challenge !== null)));
  };
  const verifyOtp = async () => {
    if (!complete || !otp || challenge === null) return;
    showOtpNotice(null);
    const verify = async () => {
      const result = await api.verifyOtp({ ...contactOf(email, phone), otp, primary_key: challenge });
      if (result.isOtpMatched) onVerified(result, phone);
      else showOtpNotice(failure(mismatch));
    };
    await run('verifying', verify, (error) => showOtpNotice(failure(serverMessageOf(error, mismatch))));
  };

  return {
    email,
    otp,
    ...notices,
    resend: { challenge, sending: busy === 'sending', notice: resendNotice },
    requestOtp,
    verifyOtp,
    ...progress({ complete, otp, challenge, busy }),
    setEmail: (next: string) => {
      setEmail(next);
      startOver();
    },
    setPhone: (next: Phone) => {
      if (next.number !== phone.number || next.dialCode !== phone.dialCode) startOver();
      setPhone(next);
    },
    setOtp: (next: string) => setOtp(readOneTimeCode(next)),
  };
}

/** Validates the contacts before a code is sent, because a mistyped number belongs to a stranger. */
function problemOf(email: string, { dialCode, number }: Phone): FieldNotice | null {
  const emailReading = readEmail(email);
  if (emailReading.email === null) return failure(emailReading.problem);
  const phoneReading = readPhoneWithCode(dialCode, number);
  return phoneReading.phone === null ? failure(phoneReading.problem) : null;
}

function contactOf(email: string, phone: Phone) {
  return {
    email: email.trim(),
    phone: phone.number,
    country_code: phone.dialCode,
    description: cutUrl(window.location.pathname, 2_048),
  };
}

/** Tracks which of the two calls is pending. `run` makes one and never rejects. */
function useBusyStep() {
  const [busy, setBusy] = useState<Step | null>(null);
  const run = async (step: Step, call: () => Promise<void>, onFailure: (error: unknown) => void) => {
    setBusy(step);
    await call().catch(onFailure);
    setBusy(null);
  };
  return { busy, run };
}

interface LoginState {
  readonly complete: boolean;
  readonly otp: string;
  readonly challenge: string | null;
  readonly busy: Step | null;
}

/** Derives the state of the flow, and which of its two buttons are enabled (§5). */
function progress({ complete, otp, challenge, busy }: LoginState) {
  return {
    requested: challenge !== null,
    sending: busy === 'sending',
    verifying: busy === 'verifying',
    canRequest: complete && otp === '' && busy !== 'sending' && challenge === null,
    canSignIn: complete && otp !== '' && busy !== 'verifying',
  };
}
