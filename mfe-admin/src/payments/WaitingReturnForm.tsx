import { formatMoney } from '@kaadu/contracts';
import type { WaitingReturn } from '@kaadu/contracts/payments';
import { Link } from '@kaadu/federation/react';
import { bookingHref } from '../bookings/places';
import { AskButton } from '../shared/act/AskButton';
import styles from '../shared/act/forms.module.css';
import { Panel } from '../shared/act/Panel';
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
  const { action, amount, currency, reference, booking, reason, transaction_ref, requested_by } = request;
  return (
    <Panel title={`${titles[action]}: ${formatMoney(amount, currency)} waits for approval`} isUrgent>
      <div className={styles.form}>
        <p>{[reference, transaction_ref, `${requested_by.name}: “${reason}”`].filter(Boolean).join(' · ')}</p>
        {action === 'refund_booking' ? (
          <p className={styles.lead}>
            {booking ? (
              <Link href={bookingHref(booking)}>Open {booking} to decide</Link>
            ) : (
              'Open the booking to decide.'
            )}
          </p>
        ) : (
          <Decide request={request} decide={decide} />
        )}
      </div>
    </Panel>
  );
}

function Decide({ request, decide }: WaitingReturnFormProps) {
  const { staff } = useStaff();
  const { action, currency, reference, transaction_ref: paid, requested_by } = request;
  const amount = formatMoney(request.amount, currency);
  const isOwn = requested_by.primary_key === staff.primary_key;
  return (
    <div className={styles.buttons}>
      {!isOwn && (
        <AskButton
          label="Approve"
          question={`Approve ${amount} for ${reference}?`}
          facts={
            action === 'pay_otherwise'
              ? [{ name: 'Recorded as paid', value: `${amount}, reference ${paid ?? 'not given'}` }]
              : [
                  { name: 'Goes back', value: amount },
                  { name: 'Where', value: 'To the account it was paid from' },
                ]
          }
          act={() => decide(true)}
        />
      )}
      <AskButton
        variant="outline"
        label={isOwn ? 'Withdraw it' : 'Decline'}
        question={`${isOwn ? 'Withdraw' : 'Decline'} ${amount} for ${reference}?`}
        facts={[
          { name: 'Goes back', value: formatMoney(0, currency) },
          { name: 'Request', value: 'Ends. It can be made again.' },
        ]}
        act={() => decide(false)}
      />
    </div>
  );
}
