import { Button } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { useState, type ComponentProps } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import type { Consequence } from './consequence';

interface AskButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'disabled' | 'aria-label'
> {
  /** Label of the button, and of the one in the dialog unless `action` is given. */
  readonly label: string;
  readonly action?: string;
  readonly question: string;
  /** Consequences with their amounts. */
  readonly facts: readonly Consequence[];
  /** Checks the form before the question. Defaults to no check. */
  readonly check?: () => boolean;
  readonly act: () => Promise<void>;
}

/** A button that names the consequences of its action, and acts once they are confirmed. */
export function AskButton({ label, action = label, question, facts, check, act, ...button }: AskButtonProps) {
  const [asks, setAsks] = useState(false);
  const { run, busy, problem } = useAction();
  const confirm = () =>
    run(async () => {
      await act();
      setAsks(false);
    });
  return (
    <>
      <Button {...button} onClick={() => setAsks(check?.() ?? true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asks}
        title={question}
        facts={facts}
        action={action}
        busy={busy}
        problem={problem}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
