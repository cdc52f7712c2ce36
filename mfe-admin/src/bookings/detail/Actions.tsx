import type { RefundBody, StaffBooking } from '@kaadu/contracts/booking';
import { Decision } from './Decision';
import { NoShow } from './NoShow';
import { RefundForm } from './RefundForm';
import { WaitingRefund } from './WaitingRefund';

interface ActionsProps {
  readonly booking: StaffBooking;
  readonly decide: (decision: { readonly accept: boolean; readonly reason: string | null }) => Promise<void>;
  readonly refund: (body: RefundBody) => Promise<void>;
  readonly decideRefund: (request: number, approve: boolean) => Promise<void>;
  readonly reportNoShow: () => Promise<void>;
}

/** The actions that the server permits on a booking now. */
export function Actions({ booking, decide, refund, decideRefund, reportNoShow }: ActionsProps) {
  const { actions, refund_requests } = booking;
  const waiting = refund_requests.filter(({ status }) => status === 'waiting');
  return (
    <>
      {actions.includes('decide') && <Decision decide={decide} />}
      {waiting.map((request) => (
        <WaitingRefund
          key={request.primary_key}
          request={request}
          decide={(approve) => decideRefund(request.primary_key, approve)}
        />
      ))}
      {actions.includes('refund') && (
        // A new balance resets the amount that was entered.
        <RefundForm key={booking.refundable} booking={booking} refund={refund} />
      )}
      {actions.includes('no_show') && <NoShow report={reportNoShow} />}
    </>
  );
}
