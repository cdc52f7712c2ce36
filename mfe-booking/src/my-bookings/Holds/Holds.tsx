import { Button, Notice } from '@kaadu/ui';
import styles from '../MyBookingsPage.module.css';
import { HoldRow } from './HoldRow';
import type { HoldsState } from './use-holds';

/** The trips that the visitor is holding, with the time left. Renders nothing when there are none. */
export function Holds({ state: { data, problem, refresh } }: { readonly state: HoldsState }) {
  if (problem && !data) {
    return (
      <Notice
        tone="danger"
        title="The trips that you hold could not be loaded"
        actions={
          <Button size="sm" variant="outline" onClick={() => void refresh()}>
            Try again
          </Button>
        }
      >
        <p>{problem.message}</p>
      </Notice>
    );
  }
  if (!data || data.holds.length === 0) return null;
  return (
    <section className={styles.list} id="held" tabIndex={-1} aria-labelledby="held-title">
      <h2 className={styles.heading} id="held-title">
        Held for you
      </h2>
      <p className={styles.none}>
        Nothing is charged until you pay. When the time is up, a hold is released automatically.
      </p>
      <ul className={styles.rows}>
        {data.holds.map((hold) => (
          <HoldRow key={hold.reference} hold={hold} list={data} onChanged={() => void refresh()} />
        ))}
      </ul>
    </section>
  );
}
