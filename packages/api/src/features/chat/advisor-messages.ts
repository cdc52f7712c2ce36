import type { Advisor, ChatMessage, ProposedTrip, ThreadDetail, ThreadSummary } from '@kaadu/contracts/chat';
import { isPagePath } from '@kaadu/contracts/site-path';
import { AppError } from '../../platform/errors/app-error';
import { pageOf, offsetOf } from '../../platform/http/paging';
import { randomToken } from '../../platform/secrets/secret-values';
import { findUser, listUsersWithRole, type User } from '../../platform/sessions/users-repository';
import { listVisitorBookings, quoteTrip } from '../booking';
import { storeUpload } from '../images';
import { addPaymentRequest } from '../payments';
import { addMessage, type Message } from './messages/add-message';
import type { ChatServices } from './chat-services';
import { advisorRoles, mayAnswer } from './threads/may-answer';
import { notify } from './messages/notifications';
import { noteAdvisor } from './threads/advisor-presence';
import { end, type Part, readPart } from './threads/read-thread';
import {
  countThreads,
  findThread,
  listThreadRows,
  raiseRead,
  type ThreadList,
  type ThreadRow,
  updateThread,
} from './threads/threads-repository';
import { viewMessage } from './messages/view-messages';
import { viewSummaries, viewSummary } from './threads/view-thread';

const pageSize = 30;

/** Reads a thread. @throws AppError not_found */
export async function requireThread({ database }: ChatServices, primaryKey: number): Promise<ThreadRow> {
  const found = await findThread(database.db, primaryKey);
  if (!found) throw new AppError('not_found', 'There is no such chat, or it was joined to another one.');
  return found;
}

export async function listThreads(
  { database: { db } }: ChatServices,
  advisor: User,
  { list, page }: { readonly list: ThreadList; readonly page: number },
) {
  const counts = await countThreads(db, advisor.primaryKey);
  const rows = await listThreadRows(db, list, advisor.primaryKey, {
    limit: pageSize,
    offset: offsetOf(page, pageSize),
  });
  return { threads: await viewSummaries(db, rows), counts, ...pageOf(page, pageSize, counts[list]) };
}

/** Returns a thread with context for advisors. @throws AppError not_found */
export async function getThread(
  services: ChatServices,
  primaryKey: number,
  before: number | undefined,
): Promise<ThreadDetail> {
  const { db } = services.database;
  const thread = await requireThread(services, primaryKey);
  const user = thread.userPk === null ? undefined : await findUser(db, thread.userPk);
  const part: Part = before === undefined ? end : { before };
  return {
    ...(await readPart(db, thread, part, 'advisor', services.now())),
    thread: await viewSummary(db, thread),
    visitor: {
      name: user ? `${user.firstName} ${user.lastName}`.trim() : null,
      email: thread.email ?? user?.email ?? null,
      phone: user?.phone ?? null,
      page: thread.page !== null && isPagePath(thread.page) ? thread.page : null,
      seen_at: thread.seenAt?.toISOString() ?? null,
      bookings: await listVisitorBookings(services, thread),
    },
  };
}

interface Sending {
  readonly thread: number;
  readonly id: string;
}

/** Adds an advisor's message; idempotent by its id. @throws AppError not_found */
async function send(
  services: ChatServices,
  advisor: User,
  { thread, id }: Sending,
  content: Pick<Message, 'text' | 'image' | 'proposal'>,
  make?: Parameters<typeof addMessage>[3],
): Promise<ChatMessage> {
  const { primaryKey: threadPk } = await requireThread(services, thread);
  const { db } = services.database;
  const message: Message = {
    threadPk,
    side: 'advisor',
    clientId: id,
    authorPk: advisor.primaryKey,
    ...content,
  };
  const row = await db.transaction((tx) => addMessage(tx, message, services.now(), make));
  return viewMessage(db, row, services.now());
}

export function answer(services: ChatServices, advisor: User, to: Sending & { readonly text: string }) {
  return send(services, advisor, to, { text: to.text });
}

/** Sends an image of an advisor. @throws AppError not_found, and as `storeUpload` */
export async function answerWithImage(
  services: ChatServices,
  advisor: User,
  to: Sending & { readonly upload: Buffer },
): Promise<ChatMessage> {
  await requireThread(services, to.thread);
  return send(services, advisor, to, { text: '', image: await storeUpload(services, to.upload) });
}

/** Proposes a trip at the visitor's price. @throws AppError not_found, invalid, conflict */
export async function propose(
  services: ChatServices,
  advisor: User,
  to: Sending & { readonly text: string; readonly trip: ProposedTrip },
): Promise<ChatMessage> {
  const { userPk } = await requireThread(services, to.thread);
  const { experience, option, totalPaise } = await quoteTrip(services, to.trip, userPk !== null);
  const { primary_key, url, title, location, is_stay, card_image } = experience;
  const proposal = {
    trip: to.trip,
    experience: { primary_key, url, title, location, is_stay, card_image },
    option,
    total: totalPaise,
  };
  return send(services, advisor, to, { text: to.text, proposal });
}

interface WantedPayment {
  readonly description: string;
  /** Amount in paise. */
  readonly amount: number;
  readonly expires_at: string;
}

const longestDays = 30;
const dayMs = 24 * 60 * 60_000;

/** Requests a payment; idempotent by the message's id. @throws AppError not_found, invalid */
export async function requestPayment(
  services: ChatServices,
  advisor: User,
  to: Sending & WantedPayment,
): Promise<ChatMessage> {
  const now = services.now();
  const expiresAt = new Date(to.expires_at);
  const aheadMs = expiresAt.getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > longestDays * dayMs) {
    const message = `A request must end within ${longestDays} days from now.`;
    throw new AppError('invalid', message, { errors: { expires_at: [message] } });
  }
  const { userPk } = await requireThread(services, to.thread);
  const { db } = services.database;
  const row = await db.transaction((tx) =>
    addMessage(
      tx,
      {
        threadPk: to.thread,
        side: 'advisor',
        clientId: to.id,
        authorPk: advisor.primaryKey,
        text: '',
      },
      now,
      async () => ({
        paymentRequestPk: await addPaymentRequest(tx, {
          token: randomToken(),
          userPk,
          description: to.description,
          amountPaise: to.amount,
          status: 'open',
          expiresAt,
          createdAt: now,
          updatedAt: now,
        }),
      }),
    ),
  );
  return viewMessage(db, row, now);
}

type Change = Parameters<typeof updateThread>[2];

/** Updates a thread and notifies all processes. @throws AppError not_found */
async function change(services: ChatServices, primaryKey: number, values: Change): Promise<ThreadSummary> {
  const { db } = services.database;
  await requireThread(services, primaryKey);
  await updateThread(db, primaryKey, values);
  await notify(db, { is: 'changed', thread: primaryKey });
  return viewSummary(db, await requireThread(services, primaryKey));
}

/** Lists accounts that may answer, by name. */
export async function listAdvisors({ database: { db } }: ChatServices): Promise<Advisor[]> {
  const users = await listUsersWithRole(db, advisorRoles);
  return users.map(({ primaryKey, firstName, lastName }) => ({
    primary_key: primaryKey,
    name: `${firstName} ${lastName}`.trim(),
  }));
}

/** Assigns a thread to an account. @throws AppError not_found, invalid when the account may not answer */
export async function assign(services: ChatServices, primaryKey: number, userPk: number | null) {
  const user = userPk === null ? undefined : await findUser(services.database.db, userPk);
  if (userPk !== null && !(user && mayAnswer(user))) {
    const message = 'A chat can only be assigned to a sales account.';
    throw new AppError('invalid', message, { errors: { user_pk: [message] } });
  }
  return change(services, primaryKey, { assignedTo: userPk });
}

/** Closes or reopens a thread. Closed threads are not waiting. @throws AppError not_found */
export function close(services: ChatServices, primaryKey: number, isClosed: boolean) {
  return change(services, primaryKey, { isClosed, ...(isClosed && { waitingSince: null }) });
}

/** Raises the advisors' read cursor. @throws AppError not_found */
export async function readByAdvisor(services: ChatServices, primaryKey: number, number: number) {
  const { db } = services.database;
  await requireThread(services, primaryKey);
  if (await raiseRead(db, primaryKey, 'advisor', number)) {
    await noteAdvisor(services, primaryKey);
    await notify(db, { is: 'changed', thread: primaryKey });
  }
  return viewSummary(db, await requireThread(services, primaryKey));
}
