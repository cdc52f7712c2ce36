import { formatMoney } from '@kaadu/contracts';
import type { IncidentKind, PaymentDesk, PaymentIncident } from '@kaadu/contracts/payments';
import { Panel } from '../shared/act/Panel';
import { Receipt } from '../shared/act/Receipt';
import { AdminData } from '../shared/data/AdminData';
import { Screen } from '../shared/screen/Screen';
import { CloseForm } from './CloseForm';
import { StuckRefundForm } from './StuckRefundForm';
import { usePaymentDesk } from './use-payment-desk';
import { WaitingReturnForm } from './WaitingReturnForm';

const titles: Record<IncidentKind, string> = {
  amount_differs: 'Another amount was captured; it goes back',
  paid_twice: 'Captured again; it goes back',
  not_captured: 'Authorized and never captured',
  order_differs: 'The gateway contradicts itself about the order',
  refunded_elsewhere: 'Refunded without us',
  refund_refused: 'A refund was refused',
  refund_slow: 'A refund has not arrived for a week',
  refunded_twice: 'A refund that was paid by other means has arrived as well',
};

/** Payments with problems, and refunds that a second person has yet to approve. */
export function PaymentsSection() {
  const desk = usePaymentDesk();
  const { state, receipt } = desk;
  return (
    <Screen title="Payments">
      {receipt && <Receipt key={receipt.id} receipt={receipt} />}
      <AdminData name="The list of payments" state={state}>
        {({ incidents, waiting, approval_above: limit }) => (
          <>
            {waiting.map((request) => (
              <WaitingReturnForm
                key={request.primary_key}
                request={request}
                decide={(approve) => desk.decide(request, approve)}
              />
            ))}
            {incidents.map((incident) => (
              <Incident key={incident.primary_key} incident={incident} limit={limit} desk={desk} />
            ))}
            {incidents.length + waiting.length === 0 && <p>Nothing needs attention.</p>}
          </>
        )}
      </AdminData>
    </Screen>
  );
}

interface IncidentProps {
  readonly incident: PaymentIncident;
  readonly limit: PaymentDesk['approval_above'];
  readonly desk: ReturnType<typeof usePaymentDesk>;
}

function Incident({ incident, limit, desk }: IncidentProps) {
  const { kind, reference, currency, payment_id: paymentId, refund } = incident;
  const amount = formatMoney(incident.amount, currency);
  return (
    <Panel title={`${titles[kind]}: ${amount}`} isUrgent>
      <p>{[reference, paymentId, refund?.refused_because].filter(Boolean).join(' · ')}</p>
      {refund && (refund.status === 'failed' || refund.status === 'pending') ? (
        <StuckRefundForm
          amount={amount}
          paymentId={paymentId}
          limit={limit}
          again={(body) => desk.again(incident, refund.primary_key, body)}
          otherwise={(body) => desk.otherwise(incident, refund.primary_key, body)}
        />
      ) : (
        <CloseForm amount={amount} close={(note) => desk.close(incident, note)} />
      )}
    </Panel>
  );
}
