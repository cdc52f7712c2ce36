import { Button } from '@kaadu/ui';
import { useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { TextField } from '@kaadu/ui';
import { ActionProblem } from './ActionProblem';
import styles from './forms.module.css';
import { Panel } from './Panel';

interface DecisionProps {
  readonly decide: (decision: { readonly accept: boolean; readonly reason: string | null }) => Promise<void>;
}

/** Accepts or rejects a booking on request. */
export function Decision({ decide }: DecisionProps) {
  const [reason, setReason] = useState('');
  const { run, busy, problem } = useAction();
  const press = (accept: boolean) => run(() => decide({ accept, reason: reason.trim() || null }));
  return (
    <Panel title="Can we host this trip?" isUrgent>
      <div className={styles.form}>
        <p className={styles.lead}>
          It is paid and the places are held. If you reject it, the full amount is refunded. Either way the
          traveller gets an e-mail.
        </p>
        <TextField
          label="Reason"
          hint="For colleagues; shown in the history."
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ActionProblem problem={problem} />
        <div className={styles.buttons}>
          <Button busy={busy} onClick={() => void press(true)}>
            Accept
          </Button>
          <Button variant="outline" busy={busy} onClick={() => void press(false)}>
            Reject and refund
          </Button>
        </div>
      </div>
    </Panel>
  );
}
