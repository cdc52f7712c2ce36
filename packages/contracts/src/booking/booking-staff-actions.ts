import * as z from 'zod/mini';
import { ChangeQuote, WantedChange } from './booking-changes';
import { Traveller } from './booking-people';
import { StaffBooking, staffBookingParams } from './booking-staff';
import type { Endpoint } from '../endpoints/endpoint';
import { KeyText } from '../endpoints/query';
import { line, maxParty, Paise } from '../fields/fields';
import { oneLine, withoutControls } from '../fields/plain-text';

/* Actions of staff on one booking: refund, cancel, change, release, resend and notes. */

const noun = 'booking';
const minute = 60_000;

const reason = z
  .string()
  .check(z.overwrite(oneLine), z.trim(), z.minLength(1, 'Give a reason for the records.'), z.maxLength(300));

/** Refund form of staff. */
export const RefundBody = z.object({
  /** Paise. */
  amount: z.int('Enter an amount.').check(z.gte(100, 'Enter at least ₹1.'), z.lte(2_000_000_000)),
  reason,
  /** Cancels a confirmed booking too. */
  cancels: z.boolean(),
  /**
   * Refundable amount shown in the form. The API refuses the call when it has changed, so a double click
   * refunds once.
   */
  shown_refundable: Paise,
});
export type RefundBody = z.infer<typeof RefundBody>;

export const refundBooking = {
  method: 'POST',
  path: '/admin/bookings/:reference/refund',
  noun,
  summary: 'Refunds a booking in whole or part; above the limit it waits for a second person',
  access: ['finance'],
  params: staffBookingParams,
  body: RefundBody,
  data: StaffBooking,
  errors: ['not_found', 'conflict'],
} as const satisfies Endpoint;

/** Actions of staff on one booking, which return it. */
const acting = {
  method: 'POST',
  noun,
  params: staffBookingParams,
  data: StaffBooking,
  errors: ['not_found', 'conflict'],
} as const;

export const CancelByStaffBody = z.object({
  reason,
  /** Refund shown in the form. The API refuses the call when it has changed. */
  shown_refund: Paise,
});
export type CancelByStaffBody = z.infer<typeof CancelByStaffBody>;

export const cancelByStaff = {
  ...acting,
  path: '/admin/bookings/:reference/cancel',
  summary: 'Cancels a booking by its policy for the traveller, who gets the e-mail and the refund',
  access: ['sales', 'finance', 'operator'],
  body: CancelByStaffBody,
} as const satisfies Endpoint;

export const getStaffChangeQuote = {
  ...acting,
  path: '/admin/bookings/:reference/changeQuote',
  summary: 'Price difference of other dates or guests, whatever the policy of the booking',
  access: ['sales', 'finance', 'operator'],
  body: WantedChange,
  data: ChangeQuote,
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;

export const ChangeByStaffBody = z.extend(WantedChange, {
  travellers: z.array(Traveller).check(z.minLength(1), z.maxLength(maxParty)),
  reason,
  /** Difference shown in the form. The API refuses the call when it has changed. */
  shown_difference: z.int(),
  /** Sequence of the booking shown in the form. The API refuses the call when the booking has changed since. */
  shown_sequence: z.int(),
});
export type ChangeByStaffBody = z.infer<typeof ChangeByStaffBody>;

export const changeByStaff = {
  ...acting,
  path: '/admin/bookings/:reference/change',
  summary:
    'Changes dates, guests and names for the traveller, who gets the e-mail; a dearer change waits a day',
  access: ['sales', 'finance', 'operator'],
  body: ChangeByStaffBody,
  errors: ['invalid', 'not_found', 'conflict', 'unavailable'],
} as const satisfies Endpoint;

export const releaseChangeByStaff = {
  ...acting,
  path: '/admin/bookings/:reference/releaseChange',
  summary: 'Gives up a change that waits for its payment; the booking stays as it is',
  access: ['sales', 'finance', 'operator'],
  errors: ['not_found', 'conflict', 'unavailable'],
} as const satisfies Endpoint;

export const ReleaseByStaffBody = z.object({ reason });

export const releaseByStaff = {
  ...acting,
  path: '/admin/bookings/:reference/release',
  summary: 'Ends a hold that no one pays, so that its places are free again',
  access: ['sales', 'operator'],
  body: ReleaseByStaffBody,
} as const satisfies Endpoint;

export const resendConfirmation = {
  ...acting,
  path: '/admin/bookings/:reference/resend',
  summary: 'Sends the confirmation to the traveller again',
  access: ['sales', 'finance', 'operator'],
  effectLimits: {
    perBooking: { name: 'resend-confirmation', hits: 3, windowMs: 60 * minute, per: 'subject' },
  },
} as const satisfies Endpoint;

export const BookingNoteBody = z.object({
  text: z
    .string()
    .check(
      z.overwrite(withoutControls),
      z.trim(),
      z.minLength(1, 'Write the note.'),
      z.maxLength(2_000, 'Write at most 2,000 characters.'),
    ),
});

export const addBookingNote = {
  ...acting,
  path: '/admin/bookings/:reference/notes',
  summary: 'Adds a note for colleagues to a booking',
  access: ['sales', 'finance', 'operator'],
  body: BookingNoteBody,
} as const satisfies Endpoint;

export const decideRefund = {
  method: 'POST',
  path: '/admin/refunds/:request/decide',
  noun,
  summary: 'Approves or declines a refund that another member of staff requested',
  access: ['finance'],
  params: z.object({ request: KeyText }),
  body: z.object({ approve: z.boolean(), note: z.nullable(line(300)) }),
  data: StaffBooking,
  errors: ['not_found', 'conflict'],
} as const satisfies Endpoint;
