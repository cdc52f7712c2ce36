import { useApi } from '@kaadu/api-client/react';
import { extendApi } from '@kaadu/api-client';
import type { AuthState } from '@kaadu/contracts';
import type { Party } from '@kaadu/contracts/booking';
import type { WaitlistOutcome } from '@kaadu/contracts/waitlist';
import { useBusState } from '@kaadu/event-bus/react';
import { Button, ContentText, Notice, TextField } from '@kaadu/ui';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useExperienceText } from '../../messages';
import styles from './Waitlist.module.css';

export interface WaitlistFormProps {
  readonly experienceKey: number;
  readonly trip: { readonly from: string; readonly to: string | null; readonly party: Party };
  /** Checks the dates again, for a reply that they are free by now. */
  readonly onFree: () => void;
}

const calls = {
  joinWaitlist: () => import('@kaadu/contracts/waitlist').then(({ joinWaitlist }) => joinWaitlist),
};

const unknown: AuthState = { status: 'unknown' };

/** Sends the request to join, and keeps its outcome. @param email null for the account's own address */
function useJoining({ experienceKey, trip, onFree }: WaitlistFormProps, email: string | null) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outcome, setOutcome] = useState<WaitlistOutcome | null>(null);
  async function join() {
    setBusy(true);
    setProblem(null);
    try {
      const { joinWaitlist } = extendApi(api, calls);
      setOutcome(
        await joinWaitlist({ experience_pk: experienceKey, ...trip, ...(email !== null && { email }) }),
      );
    } catch (error) {
      const failure = problemOf(error);
      setProblem(failure);
      if (failure.status === 409) onFree();
    } finally {
      setBusy(false);
    }
  }
  return { join, busy, problem, outcome, forget: () => setProblem(null) };
}

/** Form that puts the visitor on the waitlist of a trip. */
export function WaitlistForm(props: WaitlistFormProps) {
  const t = useExperienceText();
  const auth = useBusState('auth:state-changed', unknown);
  const [email, setEmail] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const knownEmail = auth.status === 'signed-in' ? auth.user.email : null;
  const { join, busy, problem, outcome, forget } = useJoining(props, knownEmail === null ? email : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join();
  };

  if (outcome) return <Joined outcome={outcome} />;
  const fieldProblem = problem?.errors['email']?.[0];
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.title}>{t('tellWhenFree')}</p>
      {knownEmail === null && (
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={email}
          problem={fieldProblem}
          onChange={({ target }) => {
            setEmail(target.value);
            forget();
          }}
        />
      )}
      {problem && !fieldProblem && (
        <Notice tone="danger" alert title={t('notOnWaitlist')}>
          <p>
            <ContentText text={problem.message} />
          </p>
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {busy ? t('moment') : t('joinWaitlist')}
      </Button>
      <p className={styles.note}>
        {knownEmail === null ? t('oneEmail') : t('oneEmailTo', { email: knownEmail })}
      </p>
    </form>
  );
}

function Joined({ outcome }: { readonly outcome: WaitlistOutcome }) {
  const t = useExperienceText();
  return outcome === 'waiting' ? (
    <Notice tone="success" focused title={t('onWaitlist')}>
      <p>{t('longestFirst')}</p>
    </Notice>
  ) : (
    <Notice tone="info" focused title={t('pleaseCheckInbox')}>
      <p>{t('confirmAddress')}</p>
    </Notice>
  );
}
