import { readPhone } from '@kaadu/contracts/phone';
import { createTicket as endpoint, type TicketBody } from '@kaadu/contracts/tickets';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/database';
import {
  findIdempotencyRow,
  idempotencyRow,
  repeatedAnswer,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotency-keys';
import { idempotencyKeys } from '../../platform/idempotency/tables';
import { mailboxOf } from '../../platform/rate-limits/mailbox';
import type { Services } from '../../platform/services/services';
import { requirePhone } from '../accounts';
import { addTicket, numberOf } from './repository';
import { queueTicketEmails } from './ticket-emails';

type Filed = z.infer<typeof endpoint.data>;

/** Undoes a transaction whose request another one has answered meanwhile. */
class AlreadyFiled extends Error {}

interface TicketRequest {
  readonly body: TicketBody;
  /** Address of the caller, for limits. */
  readonly ip: string;
  readonly idempotencyKey: string;
}

/**
 * Files a ticket and queues its e-mails, once for each idempotency key.
 * @throws AppError invalid, too_many
 */
export async function createTicket(services: Services, request: TicketRequest): Promise<Filed> {
  const { database, limiter, now } = services;
  const { body, ip, idempotencyKey } = request;
  const { email } = body;
  const phone = body.phone.trim() === '' ? '' : requirePhone(readPhone(body.phone));
  // The key is as unguessable as the browser made it, so that it needs no caller beside it.
  const keyed = { scope: 'createTicket', key: idempotencyKey, payload: body, now: now() };
  const before = await filedBefore(database.db, keyed);
  if (before) return before;
  await limiter.check(endpoint.limits.perClient, ip);
  await limiter.check(endpoint.limits.perAddress, mailboxOf(email));
  try {
    return await database.db.transaction(async (tx) => {
      const ticket = await addTicket(tx, { ...body, phone, createdAt: now() });
      const filed = { number: numberOf(ticket) };
      const [first] = await tx
        .insert(idempotencyKeys)
        .values(idempotencyRow(keyed, filed))
        .onConflictDoNothing()
        .returning({ id: idempotencyKeys.id });
      if (!first) throw new AlreadyFiled();
      await queueTicketEmails(tx, ticket, now());
      return filed;
    });
  } catch (error) {
    const filed = error instanceof AlreadyFiled ? await filedBefore(database.db, keyed) : undefined;
    if (filed) return filed;
    throw error;
  }
}

/** The answer to the same request, when it came before. @throws AppError invalid when the key was used for another */
async function filedBefore(db: Db, keyed: IdempotentRequest): Promise<Filed | undefined> {
  const row = await findIdempotencyRow(db, keyed);
  return row && z.parse(endpoint.data, repeatedAnswer(row, keyed));
}
