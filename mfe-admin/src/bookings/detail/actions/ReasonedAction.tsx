import { Button, TextField } from '@kaadu/ui';
import { useState, type FormEvent } from 'react';
import { useAction } from '@kaadu/ui/action';
import styles from '../../../shared/act/forms.module.css';
import { Panel } from '../../../shared/act/Panel';
import { ConfirmDialog } from '../../../shared/act/ConfirmDialog';
import type { Consequence } from '../../../shared/act/consequence';

interface ReasonedActionProps {
  readonly title: string;
  /** Consequences in one sentence. */
  readonly lead: string;
  readonly question: string;
  readonly facts: readonly Consequence[];
  /** Label of both buttons. */
  readonly action: string;
  readonly act: (reason: string) => Promise<void>;
}

/** An action that needs a reason and a confirmation. */
export function ReasonedAction({ title, lead, question, facts, action, act }: ReasonedActionProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [asks, setAsks] = useState(false);
  const { run, busy, problem } = useAction();
  const missing = reason.trim() ? undefined : 'Give a reason for the records.';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setAsks(!missing);
  };
  return (
    <Panel title={title}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.lead}>{lead}</p>
        <TextField
          label="Reason"
          hint="For colleagues; shown in the history."
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          problem={isChecked ? missing : undefined}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="outline">
            {action}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asks}
        title={question}
        facts={facts}
        action={action}
        busy={busy}
        problem={problem}
        onConfirm={() => void run(() => act(reason))}
        onClose={() => setAsks(false)}
      />
    </Panel>
  );
}
