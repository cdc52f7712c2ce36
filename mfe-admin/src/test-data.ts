import type { Staff } from '@kaadu/contracts/admin';
import type { StaffBooking, StaffBookingRow } from '@kaadu/contracts/booking';
import { aConfirmedBooking } from '@kaadu/travel-ui/testing';

/** An admin, with every permission. */
export const admin: Staff = {
  primary_key: 7,
  first_name: 'Meera',
  last_name: 'Hegde',
  email: 'meera@example.com',
  role: 'admin',
};

export function aBookingRow(changes: Partial<StaffBookingRow> = {}): StaffBookingRow {
  return {
    reference: 'KT-7Q2M4X',
    status: 'CONFIRMED',
    on_request: false,
    experience: { primary_key: 12, title: 'Misty Ridge Camp' },
    option: 'Ridge tent',
    from: '2026-12-04',
    to: '2026-12-06',
    slot: null,
    guests: 2,
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+919845012345',
    total: 1_455_300,
    created_at: '2026-11-20T05:30:00.000Z',
    ...changes,
  };
}

/**
 * Returns a paid stay as finance sees it.
 * @param changes fields to override
 */
export function aStaffBooking(changes: Partial<StaffBooking> = {}): StaffBooking {
  return {
    booking: aConfirmedBooking(),
    actions: ['refund'],
    account: null,
    history: [
      { at: '2026-11-20T05:30:00.000Z', trigger: 'hold', status: 'ON_HOLD', by: null, note: null },
      {
        at: '2026-11-20T05:40:00.000Z',
        trigger: 'confirm',
        status: 'CONFIRMED',
        by: null,
        note: null,
      },
    ],
    payment: {
      gateway: 'sandbox',
      order_id: 'order_1',
      payment_id: 'pay_1',
      amount: 1_455_300,
      status: 'paid',
      created_at: '2026-11-20T05:35:00.000Z',
      paid_at: '2026-11-20T05:40:00.000Z',
    },
    refunds: [],
    documents: [
      {
        number: 'INV/26-27/000042',
        kind: 'invoice',
        amount: 1_455_300,
        issued_at: '2026-11-20T05:40:00.000Z',
      },
    ],
    emails: [
      {
        kind: 'confirmed',
        queued_at: '2026-11-20T05:40:00.000Z',
        sent_at: '2026-11-20T05:41:00.000Z',
        attempts: 1,
      },
    ],
    refund_requests: [],
    refundable: 1_455_300,
    approval_above: 1_000_000,
    ...changes,
  };
}
