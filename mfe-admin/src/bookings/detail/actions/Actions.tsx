import type { RefundBody, StaffBooking } from '@kaadu/contracts/booking';
import { CancelForm } from './CancelForm';
import { Decision } from './Decision';
import { NoShow } from './NoShow';
import { RefundForm } from './RefundForm';
import { ReleaseForm } from './ReleaseForm';
import { Resend } from './Resend';
import { WaitingRefund } from './WaitingRefund';

/** Calls of the actions. Each resolves once the screen shows its outcome. */
export interface BookingActions {
  readonly decide: (decision: { readonly accept: boolean; readonly reason: string | null }) => Promise<void>;
  readonly refund: (body: RefundBody) => Promise<void>;
  readonly decideRefund: (request: number, approve: boolean) => Promise<void>;
  readonly cancel: (body: { readonly reason: string; readonly shown_refund: number }) => Promise<void>;
  readonly release: (reason: string) => Promise<void>;
  readonly resend: () => Promise<void>;
  readonly reportNoShow: () => Promise<void>;
}

interface ActionsProps {
  readonly booking: StaffBooking;
  readonly calls: BookingActions;
}

/** The actions that the server permits on a booking now. */
export function Actions({ booking, calls }: ActionsProps) {
  const { actions, refund_requests, cancel_quote: quote, can_release, can_resend } = booking;
  const { contact } = booking.booking;
  const waiting = refund_requests.filter(({ status }) => status === 'waiting');
  return (
    <>
      {actions.includes('decide') && <Decision booking={booking} decide={calls.decide} />}
      {waiting.map((request) => (
        <WaitingRefund
          key={request.primary_key}
          request={request}
          decide={(approve) => calls.decideRefund(request.primary_key, approve)}
        />
      ))}
      {can_release && <ReleaseForm booking={booking} release={calls.release} />}
      {quote && <CancelForm booking={booking} quote={quote} cancel={calls.cancel} />}
      {actions.includes('refund') && (
        // A new balance resets the amount that was entered.
        <RefundForm key={booking.refundable} booking={booking} refund={calls.refund} />
      )}
      {can_resend && contact && <Resend email={contact.email} resend={calls.resend} />}
      {actions.includes('no_show') && <NoShow report={calls.reportNoShow} />}
    </>
  );
}
