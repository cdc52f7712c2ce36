import type { GuestUser } from '@kaadu/contracts';
import type { VerifiedOtp } from '@kaadu/contracts/accounts';
import { useBus } from '@kaadu/event-bus/react';
import { Button } from '@kaadu/ui';
import type { FormEvent, KeyboardEvent } from 'react';
import { PhoneField } from '../PhoneField/PhoneField';
import type { Phone } from '../PhoneField/phone';
import type { SignedInUser } from '../session/session-storage';
import { TextField } from '../TextField/TextField';
import { useFocusOnMount } from '../TextField/use-focus-on-mount';
import styles from './LoginForm.module.css';
import { LoginHelp } from './LoginHelp';
import { OtpField } from './OtpField';
import { ResendOtp } from './ResendOtp';
import { useLogin } from './use-login';

interface LoginFormProps {
  readonly takeFocus: boolean;
  readonly onSignedIn: (user: SignedInUser) => void;
}

/** §2.4: e-mail and mobile number, then the one-time password. A first-time visitor continues with the sign-up form. */
export function LoginForm({ takeFocus, onSignedIn }: LoginFormProps) {
  const bus = useBus();
  const continueWith = (result: VerifiedOtp, phone: Phone) => {
    if (result.isGuestUser) bus.emit('auth:signup-requested', guestOf(result, phone));
    else onSignedIn(result);
  };
  const login = useLogin(continueWith);
  const email = useFocusOnMount(takeFocus);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login.verifyOtp();
  };
  // The browser does not submit a form on Enter while its submit button is disabled, as Sign in is without an OTP.
  const requestOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || login.requested) return;
    event.preventDefault();
    void login.requestOtp();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div>
        <h2 className={styles.title}>Login or sign up</h2>
        <p className={styles.lead}>We send a one-time password to your e-mail and mobile number.</p>
      </div>
      <TextField
        ref={email}
        label="E-mail"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        value={login.email}
        notice={login.notice}
        onChange={(event) => login.setEmail(event.target.value)}
        onKeyDown={requestOnEnter}
      />
      <PhoneField onChange={login.setPhone} onKeyDown={requestOnEnter} />
      <Button
        variant={login.requested ? 'outline' : 'primary'}
        disabled={!login.canRequest}
        onClick={() => void login.requestOtp()}
      >
        {login.sending ? 'Sending OTP…' : 'Get OTP'}
      </Button>
      {login.requested && (
        <OtpField value={login.otp} notice={login.otpNotice} onChange={login.setOtp}>
          <ResendOtp {...login.resend} onResend={() => void login.requestOtp()} />
        </OtpField>
      )}
      <Button type="submit" variant="accent" disabled={!login.canSignIn}>
        {login.verifying ? 'Signing in…' : 'Sign in'}
      </Button>
      <LoginHelp />
    </form>
  );
}

function guestOf(
  { user_key, role_pk, email, phone, verified_contact }: VerifiedOtp,
  { dialCode }: Phone,
): GuestUser {
  return {
    user_key: String(user_key ?? ''),
    role_pk,
    email,
    phone,
    country_code: dialCode,
    description: window.location.pathname,
    verified_contact,
  };
}
