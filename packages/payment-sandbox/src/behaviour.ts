import * as z from 'zod';
import { type Payment, PaymentBehaviour, RefundBehaviour, WebhookBehaviour } from './store/records';

const ApiBehaviour = z.strictObject({
  /** Number of next calls that get a 502 and do nothing. */
  failNext: z.int().min(0).optional(),
  /** Number of next calls that do their work, but whose connection breaks before the response. */
  loseNext: z.int().min(0).optional(),
  latencyMs: z.int().min(0).max(60_000).optional(),
  /** Whether connections are closed without a response. */
  down: z.boolean().optional(),
});

/** Simulated faults of the sandbox; `{}`: none. */
export const Behaviour = z.strictObject({
  webhooks: WebhookBehaviour.default({}),
  api: ApiBehaviour.default({}),
  payments: PaymentBehaviour.default({}),
  refunds: RefundBehaviour.default({}),
});
export type Behaviour = z.infer<typeof Behaviour>;

/** Faults that a tester can choose for one payment. */
export type ChosenBehaviour = Pick<Behaviour, 'webhooks' | 'payments'>;

/** Returns the faults of a payment: its own, over the general ones. */
export function behaviourFor(all: Behaviour, { sandbox }: Payment): ChosenBehaviour {
  return {
    webhooks: { ...all.webhooks, ...sandbox.webhooks },
    payments: { ...all.payments, ...sandbox.payments },
  };
}
