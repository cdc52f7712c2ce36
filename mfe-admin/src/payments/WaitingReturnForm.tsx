import { formatMoney } from '@kaadu/contracts';
import type { WaitingReturn } from '@kaadu/contracts/payments';
import { Button } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { ActionProblem } from '../bookings/detail/ActionProblem';
import styles from '../bookings/detail/forms.module.css';
import { Panel } from '../bookings/detail/Panel';
import { useStaff } from '../shared/data/use-staff';

const titles: Record<WaitingReturn['action'], string> = {
  refund_booking: 'Refund of a booking',
  refund_request: 'Refund of a payment request',
  refund_again: 'Refund made again',
  pay_otherwise: 'Refund paid by other means',
};

interface WaitingReturnFormProps {
  readonly request: WaitingReturn;
  readonly decide: (approve: boolean) => Promise<void>;
}

/** Approves or declines a refund as the second person. Refunds of bookings are decided on the booking's page. */
export function WaitingReturnForm({ request, decide }: WaitingReturnFormProps) {
  const { staff } = useStaff();
  const { run, busy, problem } = useAction();
  const { action, amount, currency, reference, reason, transaction_ref, requested_by } = request;
  const isOwn = requested_by.primary_key === staff.primary_key;
  return (
    <Panel title={`${titles[action]}: ${formatMoney(amount, currency)} waits for approval`} isUrgent>
      <div className={styles.form}>
        <p>{[reference, transaction_ref, `${requested_by.name}: “${reason}”`].filter(Boolean).join(' · ')}</p>
        <ActionProblem problem={problem} />
        {action === 'refund_booking' ? (
          <p className={styles.lead}>Open the booking to decide.</p>
        ) : (
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
