import { isApiError } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import type { VerifiedOtp } from '@kaadu/contracts/accounts';
import { useState } from 'react';
import { emptyPhone, type Phone } from '../PhoneField/phone';
import type { FieldNotice } from '../TextField/TextField';

const failure = (text: string): FieldNotice => ({ tone: 'failure', text });
const missing = failure('Please enter both email and phone number');
const sent: FieldNotice = { tone: 'success', text: 'OTP has been sent to your email and mobile number' };

/** The server's message, else the error's own, else `fallback` (§8); never the innards of an unreadable answer. */
function messageOf(error: unknown, fallback: string): string {
  const readable = isApiError(error) && (error.status < 200 || error.status > 299);
  return (readable && error.message) || fallback;
}

/** The server's message, else `fallback`. */
function serverMessageOf(error: unknown, fallback: string): string {
  return (isApiError(error) && error.fromServer && error.message) || fallback;
}

/** The login flow of §4: start → OTP requested → OTP verified. `onVerified` gets the answer to the right OTP. */
export function useLogin(onVerified: (answer: VerifiedOtp, phone: Phone) => void) {
  const api = useApi();
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState<Phone>(emptyPhone);
  const [otp, setOtp] = useState('');
  /** Opaque id of the OTP request; null until one has succeeded. */
  const [challenge, setChallenge] = useState<string | null>(null);
  const [busy, setBusy] = useState<'sending' | 'verifying' | null>(null);
  const [notice, setNotice] = useState<FieldNotice | null>(null);
  const [otpNotice, setOtpNotice] = useState<FieldNotice | null>(null);

  const complete = email.trim() !== '' && phone.number !== '';
  const person = () => ({
    email: email.trim(),
    phone: phone.number,
    country_code: phone.dialCode,
    description: window.location.pathname,
  });

  /** A code belongs to the address and number that it was sent to: another one needs another code. */
  const startOver = () => {
    setChallenge(null);
    setOtp('');
    setNotice(null);
    setOtpNotice(null);
  };

  const requestOtp = async () => {
    if (!complete) return setNotice(missing);
    setBusy('sending');
    setNotice(null);
    setOtpNotice(null);
    try {
      const { primary_key } = await api.requestOtp(person());
      setChallenge(primary_key);
      setNotice(sent);
    } catch (error) {
      setNotice(failure(messageOf(error, 'Failed to send OTP')));
    } finally {
      setBusy(null);
    }
  };

  const verifyOtp = async () => {
    if (!complete || !otp || challenge === null) return;
    setBusy('verifying');
    setOtpNotice(null);
    try {
      const answer = await api.verifyOtp({ ...person(), otp, primary_key: challenge });
      if (answer.isOtpMatched) onVerified(answer, phone);
      else setOtpNotice(failure('OTP is not matched'));
    } catch (error) {
      setOtpNotice(failure(serverMessageOf(error, 'OTP is not matched')));
    } finally {
      setBusy(null);
    }
  };

  return {
    email,
    otp,
    notice,
    otpNotice,
    requested: challenge !== null,
    verifying: busy === 'verifying',
    sending: busy === 'sending',
    /** §5 */
    canRequest: complete && otp === '' && busy !== 'sending' && challenge === null,
    canSignIn: complete && otp !== '' && busy !== 'verifying',
    setEmail: (next: string) => {
      setEmail(next);
      startOver();
    },
    setPhone: (next: Phone) => {
      if (next.number !== phone.number || next.dialCode !== phone.dialCode) startOver();
      setPhone(next);
    },
    setOtp: (next: string) => setOtp(next.replace(/\D/g, '').slice(0, 12)),
    requestOtp,
    verifyOtp,
  };
}
