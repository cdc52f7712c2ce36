import * as z from 'zod';
import { type Payment, PaymentBehaviour, RefundBehaviour, WebhookBehaviour } from './store/records';

const ApiBehaviour = z.strictObject({
  /** The next calls are answered 502 and do nothing. */
  failNext: z.int().min(0).optional(),
  /** The next calls do their work, but the connection breaks before the answer. */
  loseNext: z.int().min(0).optional(),
  latencyMs: z.int().min(0).max(60_000).optional(),
  /** Connections are closed without an answer. */
  down: z.boolean().optional(),
});

/** How the sandbox misbehaves; `{}`: not at all. */
export const Behaviour = z.strictObject({
  webhooks: WebhookBehaviour.default({}),
  api: ApiBehaviour.default({}),
  payments: PaymentBehaviour.default({}),
  refunds: RefundBehaviour.default({}),
});
export type Behaviour = z.infer<typeof Behaviour>;

/** What a tester can choose for one payment. */
export type ChosenBehaviour = Pick<Behaviour, 'webhooks' | 'payments'>;

/** What holds for a payment: the tester's choice for it, over what holds for all. */
export function behaviourFor(all: Behaviour, { sandbox }: Payment): ChosenBehaviour {
  return {
    webhooks: { ...all.webhooks, ...sandbox.webhooks },
    payments: { ...all.payments, ...sandbox.payments },
  };
}
