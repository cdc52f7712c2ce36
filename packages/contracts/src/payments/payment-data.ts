import * as z from 'zod/mini';
import { RefundState } from '../booking/booking-data';
import { ExperienceCard } from '../catalogue/cards';

export const PaymentStatus = z.enum(['open', 'paid', 'failed', 'cancelled', 'refunded']);

/** A request for payment as the traveller sees it. */
export const PaymentRequestView = z.object({
  description: z.string(),
  /** Integer paise, tax included. */
  amount: z.int(),
  status: PaymentStatus,
  /** Which page tells of it: an address of another outcome redirects. `pending` has none of its own. */
  page: z.enum(['success', 'pending', 'failure']),
  /** Whether a payment can be started now. */
  can_pay: z.boolean(),
  /** Instant after which no payment can be started; null: never. */
  expires_at: z.nullable(z.string()),
  /** Whether the gateway was opened and has not yet said how it ended. */
  is_started: z.boolean(),
  refund: z.nullable(RefundState),
  experience: z.nullable(ExperienceCard),
  server_time: z.string(),
});
export type PaymentRequestView = z.infer<typeof PaymentRequestView>;
