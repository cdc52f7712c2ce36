import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameHash } from '../secrets/secret-values';
import { readJson } from './read-json';
import type { GatewayEvent, GatewayEventType, WebhookHeaders } from './payment-gateway';

const types = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.processed',
  'refund.failed',
] as const satisfies readonly GatewayEventType[];

const Entity = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ entity: z.object({ id: z.string(), amount: z.int(), currency: z.string(), ...shape }) });
const Payload = z.object({
  payment: Entity({ order_id: z.string().nullish() }).optional(),
  order: Entity({}).optional(),
  refund: Entity({ payment_id: z.string() }).optional(),
});
const KnownEvent = z.object({ event: z.enum(types), payload: Payload });
const AnyEvent = z.object({ event: z.string() });

/**
 * Parses a webhook whose signature is the HMAC-SHA256 of its bytes. The event's id is not signed, so an
 * attacker who replays an old body can give it a new one: handling an event must be idempotent.
 * @returns undefined when it is forged or malformed
 */
export function readRazorpayWebhook(
  secret: string,
  rawBody: Buffer,
  { signature, eventId }: WebhookHeaders,
): GatewayEvent | undefined {
  const expected = createHmac('sha256', secret).update(rawBody).digest('hex');
  if (!signature || !sameHash(signature, expected)) return undefined;
  const id = eventId || `body-${createHash('sha256').update(rawBody).digest('hex')}`;
  const body = readJson(rawBody.toString('utf8'));
  const known = KnownEvent.safeParse(body);
  if (known.success) return { id, type: known.data.event, ...subjectOf(known.data.payload) };
  const other = AnyEvent.safeParse(body);
  const isOther = other.success && !types.some((type) => type === other.data.event);
  return isOther ? { id, type: 'other', ...nothing } : undefined;
}

const nothing = { orderId: null, paymentId: null, amount: null, currency: null, refundId: null };

function subjectOf({ payment, order, refund }: z.infer<typeof Payload>): Omit<GatewayEvent, 'id' | 'type'> {
  const about = refund?.entity ?? payment?.entity ?? order?.entity;
  return {
    orderId: payment?.entity.order_id ?? order?.entity.id ?? null,
    paymentId: refund?.entity.payment_id ?? payment?.entity.id ?? null,
    amount: about?.amount ?? null,
    currency: about?.currency ?? null,
    refundId: refund?.entity.id ?? null,
  };
}
