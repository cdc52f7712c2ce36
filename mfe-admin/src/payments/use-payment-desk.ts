import { formatMoney } from '@kaadu/contracts';
import {
  closeIncident,
  decideReturn,
  getPaymentDesk,
  payOtherwise,
  type PaymentDesk,
  type PaymentIncident,
  refundAgain,
  type WaitingReturn,
} from '@kaadu/contracts/payments';
import { useCallback } from 'react';
import { type Consequence, recorded } from '../shared/act/consequence';
import { useReceipt } from '../shared/act/use-receipt';
import { useAdminApi } from '../shared/api/use-admin-api';
import { useAdminData } from '../shared/data/use-admin-data';

const calls = { closeIncident, decideReturn, getPaymentDesk, payOtherwise, refundAgain };

/** Loads the desk, and runs the actions on it. Each action leaves a receipt. */
export function usePaymentDesk() {
  const api = useAdminApi(calls);
  const load = useCallback(() => api.getPaymentDesk(), [api]);
  const state = useAdminData(load);
  const { receipt, show } = useReceipt();
  const { replace } = state;

  function done(title: string, desk: PaymentDesk, lines: readonly Consequence[]): void {
    replace(desk);
    show({ title, lines: [...lines, recorded] });
  }
  const factsOf = ({ reference, amount, currency }: PaymentIncident | WaitingReturn): Consequence[] => [
    { name: 'Amount', value: formatMoney(amount, currency) },
    { name: 'For', value: reference },
  ];
  /** Reports a refund that was made, or that waits for a second person. */
  function reported(title: string, incident: PaymentIncident, before: number, desk: PaymentDesk): void {
    const isWaiting = desk.waiting.length > before;
    done(isWaiting ? 'It waits for a second person' : title, desk, factsOf(incident));
  }

  return {
    state,
    receipt,
    async decide(request: WaitingReturn, approve: boolean) {
      const desk = await api.decideReturn({ request: request.primary_key, approve, note: null });
      done(approve ? 'It is approved' : 'It is not approved', desk, factsOf(request));
    },
    async again(incident: PaymentIncident, refund: number, body: { readonly reason: string }) {
      const before = state.data?.waiting.length ?? 0;
      const desk = await api.refundAgain({ refund, ...body });
      reported('The refund is requested again', incident, before, desk);
    },
    async otherwise(
      incident: PaymentIncident,
      refund: number,
      body: { readonly reason: string; readonly transaction_ref: string },
    ) {
      const before = state.data?.waiting.length ?? 0;
      const desk = await api.payOtherwise({ refund, ...body });
      reported('The refund is recorded as paid', incident, before, desk);
    },
    async close(incident: PaymentIncident, note: string) {
      const desk = await api.closeIncident({ incident: incident.primary_key, note });
      done('The incident is closed', desk, factsOf(incident));
    },
  };
}
