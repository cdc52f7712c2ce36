import * as z from 'zod/mini';
import { RefundState } from '../booking/booking-data';
import { ExperienceCard } from '../catalogue/cards';

export const PaymentStatus = z.enum(['open', 'paid', 'failed', 'cancelled', 'refunded']);

/** A request for payment as shown to the traveller. */
export const PaymentRequestView = z.object({
  description: z.string(),
  /** Integer paise, tax included. */
  amount: z.int(),
  status: PaymentStatus,
  /** Page of the outcome; a URL of another outcome redirects to it. `pending` has no page of its own. */
  page: z.enum(['success', 'pending', 'failure']),
  /** Whether a payment can be started now. */
  can_pay: z.boolean(),
  /** Instant after which no payment can be started; null for never. */
  expires_at: z.nullable(z.string()),
  /** Whether the gateway was opened and its outcome is still unknown. */
  is_started: z.boolean(),
  refund: z.nullable(RefundState),
  /** Set once it is paid. */
  receipt: z.optional(
    z.nullable(
      z.object({ number: z.string(), issued_at: z.string(), transaction_ref: z.nullable(z.string()) }),
    ),
  ),
  experience: z.nullable(ExperienceCard),
  server_time: z.string(),
});
export type PaymentRequestView = z.infer<typeof PaymentRequestView>;
