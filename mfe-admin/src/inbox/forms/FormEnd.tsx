import { Button } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import styles from './Form.module.css';

interface FormEndProps {
  readonly problem: Problem | null;
  readonly busy: boolean;
  /** Whether a required value is missing, so that the form cannot be sent yet. */
  readonly incomplete?: boolean;
  readonly label: string;
  readonly onCancel: () => void;
}

/** The end of a form: the reason for a refusal, and the buttons. */
export function FormEnd({ problem, busy, incomplete, label, onCancel }: FormEndProps) {
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy || incomplete}>
          {busy ? 'Sending …' : label}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
