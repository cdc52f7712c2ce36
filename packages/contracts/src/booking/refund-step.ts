import * as z from 'zod/mini';

/** Cancel at least so many days before the start, get so many percent of the price back. */
export const RefundStep = z.object({ days_before: z.int(), refund_percent: z.int() });
export type RefundStep = z.infer<typeof RefundStep>;
