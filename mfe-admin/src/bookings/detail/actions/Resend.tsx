import { Button } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { ActionProblem } from '../../../shared/act/ActionProblem';
import styles from '../../../shared/act/forms.module.css';
import { Panel } from '../../../shared/act/Panel';

interface ResendProps {
  /** Address of the contact. */
  readonly email: string;
  readonly resend: () => Promise<void>;
}

/** Sends the confirmation again. */
export function Resend({ email, resend }: ResendProps) {
  const { run, busy, problem } = useAction();
  return (
    <Panel title="Confirmation">
      <div className={styles.form}>
        <p className={styles.lead}>Send it again to {email}, at most three times an hour.</p>
        <ActionProblem problem={problem} />
        <div className={styles.buttons}>
          <Button variant="outline" busy={busy} onClick={() => void run(resend)}>
            Resend the confirmation
          </Button>
        </div>
      </div>
    </Panel>
  );
}
