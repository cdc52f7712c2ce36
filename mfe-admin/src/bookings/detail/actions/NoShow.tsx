import { Button } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { ActionProblem } from '../ActionProblem';
import styles from '../forms.module.css';
import { Panel } from '../Panel';

/** Records that the travellers did not arrive. */
export function NoShow({ report }: { readonly report: () => Promise<void> }) {
  const { run, busy, problem } = useAction();
  return (
    <Panel title="Did the travellers not arrive?">
      <div className={styles.form}>
        <p className={styles.lead}>The booking ends as a no-show, without a refund. This cannot be undone.</p>
        <ActionProblem problem={problem} />
        <div className={styles.buttons}>
          <Button variant="outline" busy={busy} onClick={() => void run(report)}>
            Record a no-show
          </Button>
        </div>
      </div>
    </Panel>
  );
}
