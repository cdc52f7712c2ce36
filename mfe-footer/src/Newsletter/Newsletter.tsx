import { Button, MailIcon } from '@kaadu/ui';
import { useId, useState, type FormEvent } from 'react';
import styles from './Newsletter.module.css';
import { useSubscription } from './use-subscription';

/** §2.6: the newsletter form. The browser's own e-mail validation is off, because §8 sets the messages. */
export function Newsletter() {
  const id = useId();
  const [email, setEmail] = useState('');
  const { loading, notice, subscribe } = useSubscription();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await subscribe(email)) setEmail('');
  };

  return (
    <form className={styles.card} aria-label="Newsletter" noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.voice}>Letters from the trail</p>
      <label className={styles.label} htmlFor={id}>
        New places and honest reports, once a month.
      </label>
      <div className={styles.row}>
        <span className={styles.field}>
          <MailIcon className={styles.icon} />
          <input
            id={id}
            className={styles.input}
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            aria-describedby={`${id}-notice`}
            aria-invalid={notice?.tone === 'failure'}
            disabled={loading}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </span>
        <Button type="submit" disabled={loading}>
          {loading ? 'Loading...' : 'Subscribe'}
        </Button>
      </div>
      <p id={`${id}-notice`} role="status" className={styles.notice} data-tone={notice?.tone}>
        {notice?.text}
      </p>
    </form>
  );
}
