import { eq, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
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

/** Undoes a transaction whose request another one has answered meanwhile. */
class AnsweredMeanwhile extends Error {}

/**
 * Has a request's effect once, in a transaction with the row that records its answer.
 * @param effect not called for a repetition
 * @returns its answer, or the one that the request got when it was made before
 * @throws AppError invalid when the key was used for something else
 */
export async function answerOnce<Answer>(
  db: Db,
  request: IdempotentRequest,
  schema: z.ZodMiniType<Answer>,
  effect: { readonly before?: () => Promise<void>; readonly run: (tx: Db) => Promise<Answer> },
): Promise<Answer> {
  const known = async () => {
    const row = await findIdempotencyRow(db, request);
    return row && { answer: schema.parse(repeatedAnswer(row, request)) };
  };
  const before = await known();
  if (before) return before.answer;
  await effect.before?.();
  try {
    return await db.transaction(async (tx) => {
      const answer = await effect.run(tx);
      const [first] = await tx
        .insert(idempotencyKeys)
        .values(idempotencyRow(request, answer))
        .onConflictDoNothing()
        .returning({ id: idempotencyKeys.id });
      if (!first) throw new AnsweredMeanwhile();
      return answer;
    });
  } catch (error) {
    const meanwhile = error instanceof AnsweredMeanwhile ? await known() : undefined;
    if (meanwhile) return meanwhile.answer;
    throw error;
  }
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
