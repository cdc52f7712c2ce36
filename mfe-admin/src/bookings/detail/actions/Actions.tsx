import type { RefundBody, StaffBooking } from '@kaadu/contracts/booking';
import { CancelForm } from './CancelForm';
import { ChangeForm } from './change/ChangeForm';
import type { ChangeCalls } from './change/use-change-form';
import { WaitingChange } from './change/WaitingChange';
import { Decision } from './Decision';
import { NoShow } from './NoShow';
import { RefundForm } from './RefundForm';
import { ReleaseForm } from './ReleaseForm';
import { Resend } from './Resend';
import { WaitingRefund } from './WaitingRefund';

/** Calls of the actions. Each resolves once the screen shows its outcome. */
export interface BookingActions extends ChangeCalls {
  readonly decide: (decision: { readonly accept: boolean; readonly reason: string | null }) => Promise<void>;
  readonly refund: (body: RefundBody) => Promise<void>;
  readonly decideRefund: (request: number, approve: boolean) => Promise<void>;
  readonly cancel: (body: { readonly reason: string; readonly shown_refund: number }) => Promise<void>;
  readonly releaseChange: () => Promise<void>;
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
  const { actions, refund_requests, cancel_quote: quote, can_change, can_release, can_resend } = booking;
  const { contact, reference, sequence, pending_change: change } = booking.booking;
  const waiting = refund_requests.filter(({ status }) => status === 'waiting');
  return (
    <>
      {actions.includes('decide') && <Decision booking={booking} decide={calls.decide} />}
      {waiting.map((request) => (
        <WaitingRefund
          key={request.primary_key}
          booking={booking}
          request={request}
          decide={(approve) => calls.decideRefund(request.primary_key, approve)}
        />
      ))}
      {change && (
        <WaitingChange
          reference={reference}
          change={change}
          release={can_change ? calls.releaseChange : undefined}
        />
      )}
      {can_change && (
        // Another version of the booking resets the form.
        <ChangeForm key={`${sequence} ${change?.expires_at}`} booking={booking} calls={calls} />
      )}
      {can_release && <ReleaseForm booking={booking} release={calls.release} />}
      {quote && <CancelForm booking={booking} quote={quote} cancel={calls.cancel} />}
      {actions.includes('refund') && (
        // A new balance resets the amount that was entered.
        <RefundForm key={booking.refundable} booking={booking} refund={calls.refund} />
      )}
      {can_resend && contact && <Resend email={contact.email} resend={calls.resend} />}
      {actions.includes('no_show') && <NoShow booking={booking} report={calls.reportNoShow} />}
    </>
  );
}
