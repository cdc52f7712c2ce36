import { formatPaise } from '@kaadu/contracts';
import type { RefundRequest } from '@kaadu/contracts/booking';
import { Button } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { indianTime } from '@kaadu/ui/dates';
import { useStaff } from '../../../shared/data/use-staff';
import { ActionProblem } from '../ActionProblem';
import styles from '../forms.module.css';
import { Panel } from '../Panel';

interface WaitingRefundProps {
  readonly request: RefundRequest;
  readonly decide: (approve: boolean) => Promise<void>;
}

/** A refund that a second person has yet to approve or decline. */
export function WaitingRefund({ request, decide }: WaitingRefundProps) {
  const { staff } = useStaff();
  const { run, busy, problem } = useAction();
  const { amount, reason, cancels, requested_by, requested_at } = request;
  const isOwn = requested_by.primary_key === staff.primary_key;
  const mayDecide = staff.role === 'finance' || staff.role === 'admin';
  return (
    <Panel title={`A refund of ${formatPaise(amount)} waits for approval`} isUrgent>
      <div className={styles.form}>
        <p>
          {requested_by.name}, {indianTime(requested_at)}: “{reason}”
          {cancels && <span>{' The booking is cancelled with it.'}</span>}
        </p>
        {mayDecide && isOwn && (
          <p className={styles.lead}>You requested it, so someone else in finance has to approve it.</p>
        )}
        {!mayDecide && <p className={styles.lead}>Finance decides.</p>}
        <ActionProblem problem={problem} />
        {mayDecide && (
          <div className={styles.buttons}>
            {!isOwn && (
              <Button busy={busy} onClick={() => void run(() => decide(true))}>
                Approve
              </Button>
            )}
            <Button variant="outline" busy={busy} onClick={() => void run(() => decide(false))}>
              {isOwn ? 'Withdraw it' : 'Decline'}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
