import { guestChatLimits } from '@kaadu/contracts/chat';
import type { RateLimit } from '@kaadu/contracts/endpoint';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import type { Hit } from '../../../platform/rate-limits/rate-limit';
import type { Caller } from '../../../platform/sessions/caller';
import type { ChatServices, MessageServices } from '../chat-services';
import { moveMessages } from '../messages/messages-repository';
import { notify } from '../messages/notifications';
import {
  addThread,
  deleteThread,
  findThreadOf,
  lockThread,
  type Owner,
  type ThreadRow,
  updateThread,
} from './threads-repository';

/** A caller whose browser is known. */
export interface Visitor extends Caller {
  readonly visitorHash: string;
  /** Network of the caller, for limits. */
  readonly network: string;
}

/** Requires a visitor. @throws AppError unauthenticated without a visitor cookie, which `POST /chat/open` sets */
export function requireVisitor({ user, visitorHash }: Caller, network: string): Visitor {
  if (visitorHash !== null) return { user, visitorHash, network };
  throw new AppError('unauthenticated', 'Please open the chat first.');
}

export function ownerOf({ user, visitorHash }: Pick<Visitor, 'user' | 'visitorHash'>): Owner {
  return user ? { userPk: user.primaryKey } : { visitorHash };
}

/** Returns the name of a visitor for limits. */
export function nameOf({ user, visitorHash }: Visitor): string {
  return user ? `user:${user.primaryKey}` : `visitor:${visitorHash}`;
}

export function findOwnThread(db: Db, visitor: Visitor): Promise<ThreadRow | undefined> {
  return findThreadOf(db, ownerOf(visitor));
}

/** Returns the hits of a visitor who is not signed in; none for an account. */
export function guestHits({ user, network }: Visitor, ...limits: readonly RateLimit[]): Hit[] {
  return user ? [] : limits.map((limit) => [limit, network]);
}

/** Returns the visitor's thread, created if needed. @throws AppError too_many */
export async function ensureOwnThread(services: ChatServices, visitor: Visitor): Promise<ThreadRow> {
  const { database, now } = services;
  const { db } = database;
  const known = await findOwnThread(db, visitor);
  if (known) return known;
  await services.limiter.check(...guestHits(visitor, guestChatLimits.thread, guestChatLimits.threadDay));
  await addThread(db, {
    userPk: visitor.user?.primaryKey ?? null,
    visitorHash: visitor.visitorHash,
    lastAt: now(),
    createdAt: now(),
  });
  const made = await findOwnThread(db, visitor);
  if (!made) throw new Error('The thread was not written');
  return made;
}

/**
 * Moves the thread of a browser to the account that has signed in: it becomes the account's thread, or its messages
 * are appended to it. Does nothing without one.
 */
export async function joinThreads(
  { database }: MessageServices,
  userPk: number,
  visitorHash: string,
): Promise<void> {
  const anonymous = await findThreadOf(database.db, { visitorHash });
  if (!anonymous) return;
  await database.db.transaction(async (tx) => {
    const target = await findThreadOf(tx, { userPk });
    // Two threads are always locked by ascending key.
    const keys = [anonymous.primaryKey, ...(target ? [target.primaryKey] : [])].sort((a, b) => a - b);
    const locked = new Map<number, ThreadRow>();
    for (const key of keys) {
      const row = await lockThread(tx, key);
      if (row) locked.set(key, row);
    }
    const from = locked.get(anonymous.primaryKey);
    if (!from || from.userPk !== null) return;
    const to = target && locked.get(target.primaryKey);
    if (to) await append(tx, from, to);
    else await updateThread(tx, from.primaryKey, { userPk });
    await notify(tx, { is: 'changed', thread: from.primaryKey });
    if (to) await notify(tx, { is: 'changed', thread: to.primaryKey });
  });
}

function earliest(...dates: readonly (Date | null)[]): Date | null {
  const known = dates.filter((date) => date !== null).map((date) => date.getTime());
  return known.length > 0 ? new Date(Math.min(...known)) : null;
}

async function append(tx: Db, from: ThreadRow, to: ThreadRow): Promise<void> {
  await moveMessages(tx, from.primaryKey, { threadPk: to.primaryKey, after: to.lastNumber });
  await updateThread(tx, to.primaryKey, {
    lastNumber: to.lastNumber + from.lastNumber,
    lastAt: from.lastAt > to.lastAt ? from.lastAt : to.lastAt,
    isClosed: to.isClosed && from.isClosed,
    waitingSince: earliest(to.waitingSince, from.waitingSince),
    readByVisitor: to.lastNumber + from.readByVisitor,
    readByAdvisor:
      Math.min(to.readByAdvisor, to.lastNumber) === to.lastNumber
        ? to.lastNumber + from.readByAdvisor
        : to.readByAdvisor,
    emailedTo: to.lastNumber + from.emailedTo,
    assignedTo: to.assignedTo ?? from.assignedTo,
    email: to.email ?? from.email,
    emailDueAt: earliest(to.emailDueAt, from.emailDueAt),
    page: from.page ?? to.page,
  });
  await deleteThread(tx, from.primaryKey);
}
