import { readPhone } from '@kaadu/contracts/phone';
import { createTicket as endpoint, type TicketBody } from '@kaadu/contracts/tickets';
import type * as z from 'zod/mini';
import { runOnce } from '../../platform/idempotency/idempotency-keys';
import { mailboxOf } from '../../platform/rate-limits/mailbox';
import type { Services } from '../../platform/services/services';
import { requirePhone } from '../accounts';
import { addTicket, numberOf } from './repository';
import { queueTicketEmails } from './ticket-emails';

type Filed = z.infer<typeof endpoint.data>;

interface TicketRequest {
  readonly body: TicketBody;
  /** Client network of the caller, for limits. */
  readonly ip: string;
  readonly idempotencyKey: string;
}

/** Files a ticket and queues its e-mails, once per idempotency key. @throws AppError invalid, too_many */
export async function createTicket(services: Services, request: TicketRequest): Promise<Filed> {
  const { database, limiter, now } = services;
  const { body, ip, idempotencyKey } = request;
  const { email } = body;
  const { perClient, perAddress } = endpoint.effectLimits;
  const phone = body.phone.trim() === '' ? '' : requirePhone(readPhone(body.phone));
  // The browser's key is unguessable, so it needs no caller in its scope.
  const keyed = { scope: 'createTicket', key: idempotencyKey, payload: body, now: now() };
  return runOnce(database.db, keyed, endpoint.data, {
    before: () => limiter.check([perClient, ip], [perAddress, mailboxOf(email)]),
    run: async (tx) => {
      const ticket = await addTicket(tx, { ...body, phone, createdAt: now() });
      await queueTicketEmails(tx, ticket, now());
      return { number: numberOf(ticket) };
    },
  });
}
