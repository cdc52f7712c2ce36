import { eq, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../database/database';
import { AppError } from '../errors/app-error';
import { hashToken } from '../secrets/secret-values';
import { idempotencyKeys } from './tables';

const lifetimeMs = 24 * 60 * 60_000;

export interface IdempotentRequest {
  /** Caller and route; keys of different scopes never collide. */
  readonly scope: string;
  readonly key: string;
  readonly payload: unknown;
  readonly now: Date;
}

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

/**
 * Returns the row that stores a response, for the transaction of the request's effect: not even a crash
 * repeats it. A simultaneous repetition waits for the first one at the primary key.
 * @param data of the response
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
 * Returns the stored response of an earlier attempt.
 * @param stored row of the key
 * @throws AppError invalid when the key was used for another request
 */
export function storedResponse(
  { payloadHash, response }: Pick<IdempotencyRow, 'payloadHash' | 'response'>,
  request: IdempotentRequest,
): unknown {
  if (payloadHash === payloadHashOf(request)) return response.data;
  throw new AppError('invalid', 'This Idempotency-Key was used for another request.');
}

/** Thrown to undo a transaction whose request has meanwhile been processed by another one. */
class ProcessedMeanwhile extends Error {}

/**
 * Runs a request's effect once, in a transaction with the row that records its response.
 * @param effect not called for a repetition
 * @returns its response, or the stored one of an earlier attempt
 * @throws AppError invalid when the key was used for another request
 */
export async function runOnce<Data>(
  db: Db,
  request: IdempotentRequest,
  schema: z.ZodMiniType<Data>,
  effect: { readonly before?: () => Promise<void>; readonly run: (tx: Db) => Promise<Data> },
): Promise<Data> {
  const known = async () => {
    const row = await findIdempotencyRow(db, request);
    return row && { data: schema.parse(storedResponse(row, request)) };
  };
  const before = await known();
  if (before) return before.data;
  await effect.before?.();
  try {
    return await db.transaction(async (tx) => {
      const data = await effect.run(tx);
      const [first] = await tx
        .insert(idempotencyKeys)
        .values(idempotencyRow(request, data))
        .onConflictDoNothing()
        .returning({ id: idempotencyKeys.id });
      if (!first) throw new ProcessedMeanwhile();
      return data;
    });
  } catch (error) {
    const meanwhile = error instanceof ProcessedMeanwhile ? await known() : undefined;
    if (meanwhile) return meanwhile.data;
    throw error;
  }
}

/** Finds the row of a request's key; undefined for the first attempt. */
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
