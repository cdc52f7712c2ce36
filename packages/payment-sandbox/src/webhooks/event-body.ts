import * as z from 'zod';
import { type Order, type Payment, type Refund, unixSeconds } from '../store/records';
import { view } from '../store/view';
import type { NewEvent } from './webhooks';

interface EventSubjects {
  readonly payment: Payment;
  readonly order?: Order;
  readonly refund?: Refund;
}

/** Creates an event in the format in which Razorpay posts it. */
export function newEvent(type: string, subjects: EventSubjects): NewEvent {
  const entries = Object.entries(subjects).filter(([, entity]) => entity !== undefined);
  const payload = Object.fromEntries(entries.map(([name, entity]) => [name, { entity: view(entity) }]));
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event: type,
    contains: entries.map(([name]) => name),
    payload,
    created_at: unixSeconds(),
  });
  return { type, body };
}

const Body = z.looseObject({
  payload: z.record(z.string(), z.looseObject({ entity: z.looseObject({ amount: z.int() }) })),
});

/** Returns an event's body with another amount, as a forger who has the secret could send it. */
export function withAmount(body: string, amount: number): string {
  const event = Body.parse(JSON.parse(body));
  const payload = Object.fromEntries(
    Object.entries(event.payload).map(([name, part]) => [
      name,
      { ...part, entity: { ...part.entity, amount } },
    ]),
  );
  return JSON.stringify({ ...event, payload });
}
