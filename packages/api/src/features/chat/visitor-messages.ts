import {
  type ChatMessage,
  type ChatView,
  saveChatEmail,
  sendChatImage,
  guestChatLimits,
  messageLimit,
} from '@kaadu/contracts/chat';
import { requireEmail } from '../accounts';
import { storeUpload } from '../images';
import { addMessage } from './messages/add-message';
import type { ChatServices } from './chat-services';
import { notify } from './messages/notifications';
import {
  ensureOwnThread,
  findOwnThread,
  guestHits,
  joinThreads,
  nameOf,
  type Visitor,
} from './threads/own-thread';
import { end, type Part, readPart } from './threads/read-thread';
import { raiseRead, type ThreadRow, updateThread } from './threads/threads-repository';
import { viewMessage } from './messages/view-messages';

interface Opening {
  readonly since: number;
  readonly read?: number;
  readonly page?: string;
}

/** Returns the visitor's thread after a message, or its end. Joins a signed-out thread to the account. */
export async function openOwnThread(
  services: ChatServices,
  visitor: Visitor,
  { since, read, page }: Opening,
): Promise<ChatView> {
  const { db } = services.database;
  if (visitor.user) await joinThreads(services, visitor.user.primaryKey, visitor.visitorHash);
  const found = await findOwnThread(db, visitor);
  if (found) {
    await noteVisit(services, found, page);
    if (read !== undefined) await readOwn(services, found, read);
  }
  const thread = found && (await findOwnThread(db, visitor));
  return readPart(db, thread, since > 0 ? { since } : end, 'visitor', services.now());
}

/** Records the visitor's current page for advisors. */
export async function noteVisit(
  { database, now }: ChatServices,
  thread: ThreadRow,
  page?: string | null,
): Promise<void> {
  await updateThread(database.db, thread.primaryKey, { seenAt: now(), ...(page && { page }) });
  if (page && page !== thread.page) await notify(database.db, { is: 'changed', thread: thread.primaryKey });
}

export async function readOwn({ database }: ChatServices, thread: ThreadRow, number: number): Promise<void> {
  const { primaryKey } = thread;
  if (await raiseRead(database.db, primaryKey, 'visitor', number)) {
    await notify(database.db, { is: 'changed', thread: primaryKey });
  }
}

export async function readOwnPart(services: ChatServices, visitor: Visitor, part: Part): Promise<ChatView> {
  const { db } = services.database;
  return readPart(db, await findOwnThread(db, visitor), part, 'visitor', services.now());
}

/** Sends a message of the visitor; idempotent by its id. @throws AppError too_many */
export async function sendOwn(
  services: ChatServices,
  visitor: Visitor,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<{ thread: ThreadRow; message: ChatMessage }> {
  await services.limiter.check(
    [messageLimit, nameOf(visitor)],
    ...guestHits(visitor, guestChatLimits.message),
  );
  const thread = await ensureOwnThread(services, visitor);
  const { db } = services.database;
  const row = await db.transaction((tx) =>
    addMessage(tx, { threadPk: thread.primaryKey, side: 'visitor', clientId: id, text }, services.now()),
  );
  return { thread, message: await viewMessage(db, row, services.now()) };
}

/** Sends an image of the visitor. @throws AppError too_many, and as `storeUpload` */
export async function sendOwnImage(
  services: ChatServices,
  visitor: Visitor,
  { id, upload }: { readonly id: string; readonly upload: Buffer },
): Promise<ChatMessage> {
  await services.limiter.check([sendChatImage.effectLimits.perPerson, nameOf(visitor)]);
  const image = await storeUpload(services, upload);
  const { primaryKey: threadPk } = await ensureOwnThread(services, visitor);
  const { db } = services.database;
  const row = await db.transaction((tx) =>
    addMessage(tx, { threadPk, side: 'visitor', clientId: id, text: '', image }, services.now()),
  );
  return viewMessage(db, row, services.now());
}

/** Stores the recipient of e-mails with unread answers. @throws AppError invalid, too_many */
export async function saveOwnEmail(
  services: ChatServices,
  visitor: Visitor,
  given: string | null,
): Promise<{ email: string | null }> {
  await services.limiter.check(
    [saveChatEmail.effectLimits.perPerson, nameOf(visitor)],
    ...guestHits(visitor, guestChatLimits.email),
  );
  const email = given ? requireEmail(given) : null;
  const { primaryKey } = await ensureOwnThread(services, visitor);
  await updateThread(services.database.db, primaryKey, {
    email,
    ...(email === null && { emailDueAt: null }),
  });
  await notify(services.database.db, { is: 'changed', thread: primaryKey });
  return { email };
}
