import { useApi } from '@kaadu/api-client/react';
import type { Booking } from '@kaadu/contracts/booking';
import { Button } from '@kaadu/ui';
import { useId, useState, type FormEvent } from 'react';
import { Notice } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import styles from '../MyBookingPage.module.css';

const ratings = [
  [5, 'Wonderful'],
  [4, 'Good'],
  [3, 'All right'],
  [2, 'Poor'],
  [1, 'Bad'],
] as const;
const longest = 2000;

/** A rating and a review of a past trip. */
export function ReviewSection({ booking }: { readonly booking: Booking }) {
  const api = useApi();
  const id = useId();
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const { run, busy, problem } = useAction();
  const { reference, key } = booking;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rating === null || !text.trim()) return;
    void run(async () => {
      await api.reviewBooking({ reference, key, rating, text: text.trim() });
      setSent(true);
    });
  };
  if (sent) {
    return (
      <Notice tone="success" focused title="Thank you">
        <p>Your review helps other travellers. It appears once we have read it.</p>
      </Notice>
    );
  }
  return (
    <form className={styles.section} onSubmit={submit} id="review">
      <h2 className={styles.heading}>How was it?</h2>
      <Stars rating={rating} onRate={setRating} />
      <div className={styles.wide}>
        <label className={styles.legend} htmlFor={`${id}-text`}>
          What should others know?
        </label>
        <textarea
          className={styles.text}
          id={`${id}-text`}
          required
          maxLength={longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {problem && (
        <Notice tone="danger" alert title="Your review was not sent">
          <p>{problem.message} What you wrote is kept here.</p>
        </Notice>
      )}
      <Button type="submit" busy={busy} disabled={rating === null || !text.trim()}>
        {busy ? 'Sending …' : 'Send the review'}
      </Button>
    </form>
  );
}

interface StarsProps {
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
}

function Stars({ rating, onRate }: StarsProps) {
  const group = useId();
  return (
    <fieldset className={styles.stars}>
      <legend className={styles.legend}>Your rating</legend>
      {ratings.map(([stars, name]) => (
        <label key={stars} className={styles.star}>
          <input
            className={styles.radio}
            type="radio"
            name={group}
            required
            checked={rating === stars}
            onChange={() => onRate(stars)}
          />
          {stars} ★ {name}
        </label>
      ))}
    </fieldset>
  );
}
