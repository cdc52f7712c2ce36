import { Button, Dialog } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import { ActionProblem } from './ActionProblem';
import styles from './forms.module.css';
import { Fact } from './Panel';
import type { Consequence } from './consequence';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** Consequences with their amounts. */
  readonly facts: readonly Consequence[];
  /** Label of the button that acts. */
  readonly action: string;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone, and names its consequences. */
export function ConfirmDialog({ open, title, facts, action, busy, problem, ...on }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={on.onClose} label={title}>
      {open && (
        <div className={styles.confirm}>
          <h2 className={styles.question}>{title}</h2>
          <dl>
            {facts.map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
          <ActionProblem problem={problem} />
          <div className={styles.buttons}>
            <Button busy={busy} onClick={on.onConfirm}>
              {action}
            </Button>
            <Button variant="quiet" data-autofocus onClick={on.onClose}>
              Go back
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
