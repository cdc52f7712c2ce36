import { useApi } from '@kaadu/api-client/react';
import type { HeldTrip } from '@kaadu/contracts/booking';
import { Button, Dialog, Notice } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import styles from './ReleaseHold.module.css';

export interface ReleaseHoldProps {
  readonly hold: Pick<HeldTrip, 'reference' | 'key' | 'experience' | 'split'>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReleased: () => void;
}

/** Asks before a hold is released. */
export function ReleaseHold({ open, ...question }: ReleaseHoldProps) {
  return (
    <Dialog open={open} onClose={question.onClose} label="Release this hold">
      {open && <Question {...question} />}
    </Dialog>
  );
}

const paidText = (split: HeldTrip['split']) =>
  split && split.paid > 0 ? 'Every part that was paid is refunded in full.' : 'Nothing was charged.';

function Question({ hold, onClose, onReleased }: Omit<ReleaseHoldProps, 'open'>) {
  const api = useApi();
  const { run, busy, problem } = useAction();
  const { reference, key, experience, split } = hold;
  const release = () =>
    run(async () => {
      await api.releaseHold({ reference, key });
      onClose();
      onReleased();
    });
  return (
    <div className={styles.question}>
      <h2 className={styles.title}>Release {experience.title}?</h2>
      <p>Others can then book it, and it may be gone when you come back. {paidText(split)}</p>
      {problem && (
        <Notice tone="danger" alert title="The hold was not released">
          <p>{problem.message}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button data-autofocus="" variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button busy={busy} onClick={() => void release()}>
          {busy ? 'Releasing …' : 'Release it'}
        </Button>
      </div>
    </div>
  );
}
