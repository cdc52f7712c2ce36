import * as z from 'zod/mini';

/** Refund of `refund_percent` for a cancellation at least `days_before` days before the start. */
export const RefundStep = z.object({ days_before: z.int(), refund_percent: z.int() });
export type RefundStep = z.infer<typeof RefundStep>;
