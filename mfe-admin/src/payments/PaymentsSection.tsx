import { formatMoney } from '@kaadu/contracts';
import {
  closeIncident,
  decideReturn,
  getPaymentDesk,
  payOtherwise,
  refundAgain,
  type IncidentKind,
} from '@kaadu/contracts/payments';
import { useCallback } from 'react';
import { useAdminApi } from '../shared/api/use-admin-api';
import { AdminData } from '../shared/data/AdminData';
import { useAdminData } from '../shared/data/use-admin-data';
import { Screen } from '../shared/screen/Screen';
import { Panel } from '../bookings/detail/Panel';
import { CloseForm } from './CloseForm';
import { StuckRefundForm } from './StuckRefundForm';
import { WaitingReturnForm } from './WaitingReturnForm';

const calls = { closeIncident, decideReturn, getPaymentDesk, payOtherwise, refundAgain };

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
  const api = useAdminApi(calls);
  const load = useCallback(() => api.getPaymentDesk(), [api]);
  const state = useAdminData(load);
  const { replace } = state;
  return (
    <Screen title="Payments">
      <AdminData name="The list of payments" state={state}>
        {({ incidents, waiting }) => (
          <>
            {waiting.map((request) => (
              <WaitingReturnForm
                key={request.primary_key}
                request={request}
                decide={async (approve) =>
                  replace(await api.decideReturn({ request: request.primary_key, approve, note: null }))
                }
              />
            ))}
            {incidents.map(
              ({ primary_key: incident, kind, reference, amount, currency, refund, ...more }) => (
                <Panel key={incident} title={`${titles[kind]}: ${formatMoney(amount, currency)}`} isUrgent>
                  <p>{[reference, more.payment_id, refund?.refused_because].filter(Boolean).join(' · ')}</p>
                  {refund && (refund.status === 'failed' || refund.status === 'pending') ? (
                    <StuckRefundForm
                      again={async (body) =>
                        replace(await api.refundAgain({ refund: refund.primary_key, ...body }))
                      }
                      otherwise={async (body) =>
                        replace(await api.payOtherwise({ refund: refund.primary_key, ...body }))
                      }
                    />
                  ) : (
                    <CloseForm close={async (note) => replace(await api.closeIncident({ incident, note }))} />
                  )}
                </Panel>
              ),
            )}
            {incidents.length + waiting.length === 0 && <p>Nothing needs attention.</p>}
          </>
        )}
      </AdminData>
    </Screen>
  );
}
