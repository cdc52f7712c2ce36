import { eq, lt } from 'drizzle-orm';
import type { Db } from '../database/database';
import { AppError } from '../errors/app-error';
import { hashToken } from '../secrets/secret-values';
import { idempotencyKeys } from './tables';

const lifetimeMs = 24 * 60 * 60_000;

export interface IdempotentRequest {
  /** Who asks for what: keys of one caller and route do not meet those of another. */
  readonly scope: string;
  readonly key: string;
  readonly payload: unknown;
  readonly now: Date;
}

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

/**
 * The row that is written in the transaction of a request's effect, so that not even a crash repeats it. A repetition
 * that comes while the first is running waits for it at the primary key.
 * @param data the answer
 */
export function idempotencyRow(request: IdempotentRequest, data: unknown): IdempotencyRow {
  return {
    id: idOf(request),
    payloadHash: payloadHashOf(request),
    response: { data },
    expiresAt: new Date(request.now.getTime() + lifetimeMs),
  };
}

const idOf = ({ scope, key }: IdempotentRequest) => hashToken(`${scope} ${key}`);
const payloadHashOf = ({ payload }: IdempotentRequest) => hashToken(JSON.stringify(payload));

/**
 * The answer that a request got when it was made before.
 * @param stored of the row of its key
 * @throws AppError invalid when the key was used for something else
 */
export function repeatedAnswer(
  { payloadHash, response }: Pick<IdempotencyRow, 'payloadHash' | 'response'>,
  request: IdempotentRequest,
): unknown {
  if (payloadHash === payloadHashOf(request)) return response.data;
  throw new AppError('invalid', 'This Idempotency-Key was used for another request.');
}

/** The row of a request's key; undefined when it was not made before. */
export async function findIdempotencyRow(
  db: Db,
  request: IdempotentRequest,
): Promise<IdempotencyRow | undefined> {
  const [found] = await db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.id, idOf(request)));
  return found;
}

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
