import { useApi } from '@kaadu/api-client/react';
import type { HeldTrip } from '@kaadu/contracts/booking';
import { Button, Dialog, Notice } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { usePartText } from '../messages';
import { English } from '../English/English';
import { Sentence } from '../Sentence/Sentence';
import styles from './ReleaseHold.module.css';

export interface ReleaseHoldProps {
  readonly hold: Pick<HeldTrip, 'reference' | 'key' | 'experience' | 'split'>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReleased: () => void;
}

/** Asks before a hold is released. */
export function ReleaseHold({ open, ...question }: ReleaseHoldProps) {
  const t = usePartText();
  return (
    <Dialog open={open} onClose={question.onClose} label={t('releaseHold')}>
      {open && <Question {...question} />}
    </Dialog>
  );
}

function Question({ hold, onClose, onReleased }: Omit<ReleaseHoldProps, 'open'>) {
  const t = usePartText();
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
      <h2 className={styles.title}>
        <Sentence t={t} of="releaseQuestion" parts={{ trip: <English>{experience.title}</English> }} />
      </h2>
      <p>
        {t('releaseWarning')}{' '}
        <span>{split && split.paid > 0 ? t('partsRefunded') : t('nothingCharged')}</span>
      </p>
      {problem && (
        <Notice tone="danger" alert title={t('notReleased')}>
          <p>
            <English>{problem.message}</English>
          </p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button data-autofocus="" variant="outline" onClick={onClose}>
          {t('keepIt')}
        </Button>
        <Button busy={busy} onClick={() => void release()}>
          {busy ? t('releasing') : t('release')}
        </Button>
      </div>
    </div>
  );
}
