import { formatPaise } from '@kaadu/contracts';
import type { CancelQuote, StaffBooking } from '@kaadu/contracts/booking';
import { moneyFacts } from './consequences';
import { ReasonedAction } from './ReasonedAction';

interface CancelFormProps {
  readonly booking: StaffBooking;
  readonly quote: CancelQuote;
  readonly cancel: (body: { readonly reason: string; readonly shown_refund: number }) => Promise<void>;
}

/** Cancels a booking by its policy, as its traveller could. */
export function CancelForm({
  booking,
  quote: { refund, fee, refund_percent: percent },
  cancel,
}: CancelFormProps) {
  return (
    <ReasonedAction
      title="Cancel by the policy"
      lead={`Today ${formatPaise(refund)} (${percent} %) goes back and ${formatPaise(fee)} stays. The traveller gets an e-mail.`}
      question={`Cancel ${booking.booking.reference}?`}
      facts={[
        ...moneyFacts(booking, { refund, stays: fee }),
        { name: 'Booking', value: 'Is cancelled. Its places are free again.' },
      ]}
      action="Cancel the booking"
      act={(reason) => cancel({ reason, shown_refund: refund })}
    />
  );
}
