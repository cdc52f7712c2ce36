import { supportPhone } from '@kaadu/contracts';
import type { VerifiedOtp } from '@kaadu/contracts/accounts';
import { useBus } from '@kaadu/event-bus/react';
import { Button, ChatLink, PhoneIcon, PhoneLink, WhatsAppIcon } from '@kaadu/ui';
import type { FormEvent, KeyboardEvent } from 'react';
import { PhoneField } from '../PhoneField/PhoneField';
import type { Phone } from '../PhoneField/phone';
import type { SignedInUser } from '../session/session-storage';
import { TextField } from '../TextField/TextField';
import { useFocusOnMount } from '../TextField/use-focus-on-mount';
import styles from './LoginForm.module.css';
import { OtpField } from './OtpField';
import { useLogin } from './use-login';

interface LoginFormProps {
  readonly takeFocus: boolean;
  readonly onSignedIn: (user: SignedInUser) => void;
}

/** §2.4: e-mail and mobile number, then the one-time password. A first-time visitor goes on to the sign-up form. */
export function LoginForm({ takeFocus, onSignedIn }: LoginFormProps) {
  const bus = useBus();
  const welcome = (answer: VerifiedOtp, phone: Phone) => {
    if (!answer.isGuestUser) return onSignedIn(answer);
    bus.emit('auth:signup-requested', {
      user_key: String(answer.user_key ?? ''),
      role_pk: answer.role_pk,
      email: answer.email,
      phone: answer.phone,
      country_code: phone.dialCode,
      description: window.location.pathname,
    });
  };
  const login = useLogin(welcome);
  const email = useFocusOnMount(takeFocus);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login.verifyOtp();
  };
  // By itself a form does not submit on Enter while its button is disabled, which Sign in is until there is an OTP.
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
        <OtpField
          value={login.otp}
          notice={login.otpNotice}
          resending={login.sending}
          onChange={login.setOtp}
          onResend={() => void login.requestOtp()}
        />
      )}
      {login.otpNotice && (
        <p role="alert" className={styles.mismatch}>
          OTP is not matched.
        </p>
      )}
      <Button type="submit" variant="accent" disabled={!login.canSignIn}>
        {login.verifying ? 'Signing in…' : 'Sign in'}
      </Button>
      <p className={styles.help}>
        Need a hand?
        <PhoneLink className={styles.link} phone={supportPhone}>
          <PhoneIcon />
          {supportPhone}
        </PhoneLink>
        <ChatLink className={styles.link}>
          <WhatsAppIcon />
          Chat Now
        </ChatLink>
      </p>
    </form>
  );
}
