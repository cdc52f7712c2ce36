import { formatPaise } from '@kaadu/contracts';
import type { RefundRequest, StaffBooking } from '@kaadu/contracts/booking';
import { indianTime } from '@kaadu/ui/dates';
import { AskButton } from '../../../shared/act/AskButton';
import styles from '../../../shared/act/forms.module.css';
import { Panel } from '../../../shared/act/Panel';
import { useStaff } from '../../../shared/data/use-staff';
import { moneyFacts } from './consequences';

interface WaitingRefundProps {
  readonly booking: StaffBooking;
  readonly request: RefundRequest;
  readonly decide: (approve: boolean) => Promise<void>;
}

/** A refund that a second person has yet to approve or decline. */
export function WaitingRefund({ booking, request, decide }: WaitingRefundProps) {
  const { staff } = useStaff();
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
        {mayDecide && (
          <div className={styles.buttons}>
            {!isOwn && <Approve booking={booking} request={request} approve={() => decide(true)} />}
            <AskButton
              variant="outline"
              label={isOwn ? 'Withdraw it' : 'Decline'}
              question={`${isOwn ? 'Withdraw' : 'Decline'} the refund of ${formatPaise(amount)}?`}
              facts={[
                { name: 'Goes back', value: formatPaise(0) },
                { name: 'Request', value: 'Ends. It can be made again.' },
                { name: 'Booking', value: 'Stays as it is.' },
              ]}
              act={() => decide(false)}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}

interface ApproveProps {
  readonly booking: StaffBooking;
  readonly request: RefundRequest;
  readonly approve: () => Promise<void>;
}

function Approve({ booking, request: { amount, cancels }, approve }: ApproveProps) {
  return (
    <AskButton
      label="Approve"
      action={`Approve and refund ${formatPaise(amount)}`}
      question={`Approve the refund of ${formatPaise(amount)}?`}
      facts={[
        ...moneyFacts(booking, { refund: amount, stays: booking.refundable }),
        {
          name: 'Booking',
          value: cancels ? 'Is cancelled. Its places are free again.' : 'Stays as it is.',
        },
      ]}
      act={approve}
    />
  );
}
