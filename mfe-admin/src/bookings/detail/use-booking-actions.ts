import {
  addBookingNote,
  cancelByStaff,
  changeByStaff,
  decideBooking,
  decideRefund,
  getStaffBooking,
  getStaffChangeQuote,
  refundBooking,
  releaseByStaff,
  releaseChangeByStaff,
  reportNoShow,
  resendConfirmation,
  type StaffBooking,
} from '@kaadu/contracts/booking';
import { formatPaise } from '@kaadu/contracts';
import { useCallback } from 'react';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { BookingActions } from './actions/Actions';
import { changeLines } from './actions/change/change-facts';
import type { Consequence } from '../../shared/act/consequence';
import { useReceipt } from '../../shared/act/use-receipt';
import { receiptOf } from './actions/consequences';

const endpoints = {
  addBookingNote,
  cancelByStaff,
  changeByStaff,
  decideBooking,
  decideRefund,
  getStaffBooking,
  getStaffChangeQuote,
  refundBooking,
  releaseByStaff,
  releaseChangeByStaff,
  reportNoShow,
  resendConfirmation,
};

/** Loads a booking, and runs the actions on it. Each action leaves a receipt. */
export function useBookingActions(reference: string) {
  const api = useAdminApi(endpoints);
  const load = useCallback(() => api.getStaffBooking({ reference }), [api, reference]);
  const state = useAdminData(load);
  const { data: before, replace } = state;
  const { receipt, show: showReceipt } = useReceipt();

  function show(title: string, after: StaffBooking, own?: readonly Consequence[]): void {
    replace(after);
    if (before) showReceipt(receiptOf(title, before, after, own));
  }

  const calls: BookingActions = {
    async decide(decision) {
      await api.decideBooking({ reference, ...decision });
      show(decision.accept ? 'The booking is accepted' : 'The booking is rejected', await load());
    },
    async refund(body) {
      const after = await api.refundBooking({ reference, ...body });
      const isWaiting = after.refunds.length === before?.refunds.length;
      const amount = formatPaise(body.amount);
      show(isWaiting ? `A refund of ${amount} waits for approval` : `${amount} is refunded`, after);
    },
    async decideRefund(request, approve) {
      const after = await api.decideRefund({ request, approve, note: null });
      show(approve ? 'The refund is approved' : 'The refund is declined', after);
    },
    async cancel(body) {
      show('The booking is cancelled', await api.cancelByStaff({ reference, ...body }));
    },
    quote: (wanted) => api.getStaffChangeQuote({ reference, ...wanted }),
    async change(body) {
      const after = await api.changeByStaff({ reference, ...body });
      const waits = after.booking.pending_change;
      const title = waits
        ? `The change waits for ${formatPaise(waits.difference)}`
        : 'The booking is changed';
      show(title, after, changeLines(after.booking));
    },
    async releaseChange() {
      show('The change is given up', await api.releaseChangeByStaff({ reference }));
    },
    async release(reason) {
      show('The hold is released', await api.releaseByStaff({ reference, reason }));
    },
    async resend() {
      show('The confirmation is on its way again', await api.resendConfirmation({ reference }));
    },
    async reportNoShow() {
      await api.reportNoShow({ reference });
      show('The no-show is recorded', await load());
    },
  };
  const addNote = async (text: string) => replace(await api.addBookingNote({ reference, text }));
  return { state, calls, addNote, receipt };
}
