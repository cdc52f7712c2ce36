import * as z from 'zod/mini';
import {
  Advisor,
  CannedReply,
  ChatMessage,
  ChatView,
  MessageId,
  MessageNumber,
  MessageText,
  PagePath,
  ProposedTrip,
  ThreadCounts,
  ThreadDetail,
  ThreadSummary,
  chatImageTypes,
  maxChatImageBytes,
} from './chat-data';
import type { Endpoint, RateLimit } from '../endpoints/endpoint';
import { PrimaryKey, SavedRecord, line, optionalKey, paging } from '../fields/fields';
import { withoutControls } from '../fields/plain-text';
import { KeyText, PageText } from '../endpoints/query';

export * from './chat-data';
export * from './chat-frames';

const noun = 'chat';
const minute = 60_000;

/** Messages of one person, over HTTP and WebSocket together. */
export const messageLimit = { name: 'chat-message', hits: 30, windowMs: minute, per: 'subject' } as const;

/** Limits shared by all guests of one network, whatever the number of browsers. */
export const guestChatLimits = {
  message: { name: 'chat-message-client', hits: 200, windowMs: 10 * minute, per: 'network' },
  /** The first message, image or e-mail address creates a thread. */
  thread: { name: 'chat-thread-client', hits: 20, windowMs: 60 * minute, per: 'network' },
  threadDay: { name: 'chat-thread-client-day', hits: 60, windowMs: 24 * 60 * minute, per: 'network' },
  email: { name: 'chat-email-client', hits: 20, windowMs: 60 * minute, per: 'network' },
} as const satisfies Record<string, RateLimit>;
const threadLimits = { thread: guestChatLimits.thread, threadDay: guestChatLimits.threadDay };

export const openChat = {
  method: 'POST',
  path: '/chat/open',
  noun,
  summary:
    'The visitor’s thread after a message, or its end; makes the browser known and joins its thread to the account',
  body: z.object({
    since: MessageNumber,
    /** The last message read. */
    read: z.optional(MessageNumber),
    page: z.optional(PagePath),
  }),
  data: ChatView,
  cache: 'no-store',
  limits: { perClient: { name: 'chat-open', hits: 600, windowMs: 10 * minute, per: 'network' } },
} as const satisfies Endpoint;

export const getEarlierMessages = {
  method: 'GET',
  path: '/chat/earlier',
  noun,
  summary: 'Messages of the visitor’s thread before one of them',
  query: z.object({ before: KeyText }),
  data: ChatView,
  cache: 'no-store',
  errors: ['unauthenticated'],
} as const satisfies Endpoint;

export const sendChatMessage = {
  method: 'POST',
  path: '/chat/messages',
  noun,
  summary: 'Sends a message; repeated under the same id, it is stored once',
  body: z.object({ id: MessageId, text: MessageText }),
  data: ChatMessage,
  cache: 'no-store',
  errors: ['invalid', 'unauthenticated'],
  effectLimits: { perPerson: messageLimit, guests: guestChatLimits.message, ...threadLimits },
} as const satisfies Endpoint;

export const sendChatImage = {
  method: 'POST',
  path: '/chat/images',
  noun,
  summary: 'Sends an image; repeated under the same id, it is stored once',
  query: z.object({ id: MessageId }),
  uploads: { types: chatImageTypes, maxBytes: maxChatImageBytes },
  data: ChatMessage,
  cache: 'no-store',
  errors: ['invalid', 'too_large', 'unsupported', 'unauthenticated'],
  limits: { perClient: { name: 'chat-image-client', hits: 30, windowMs: 10 * minute, per: 'network' } },
  effectLimits: {
    perPerson: { name: 'chat-image', hits: 10, windowMs: 10 * minute, per: 'subject' },
    ...threadLimits,
  },
} as const satisfies Endpoint;

export const saveChatEmail = {
  method: 'POST',
  path: '/chat/email',
  noun,
  summary: 'Where answers go that are not read here',
  body: z.object({ email: z.nullable(z.string().check(z.trim(), z.maxLength(1_000))) }),
  data: z.object({ email: z.nullable(z.string()) }),
  cache: 'no-store',
  errors: ['invalid', 'unauthenticated'],
  effectLimits: {
    perPerson: { name: 'chat-email', hits: 5, windowMs: 60 * minute, per: 'subject' },
    guests: guestChatLimits.email,
    ...threadLimits,
  },
} as const satisfies Endpoint;

const params = z.object({ thread: KeyText });
const forSales = { noun, access: ['sales'], cache: 'no-store' } as const;
const inThread = { ...forSales, method: 'POST', params, errors: ['invalid', 'not_found'] } as const;

export const listThreads = {
  ...forSales,
  method: 'GET',
  path: '/admin/chat/threads',
  summary:
    'Threads: open, assigned to the caller, waiting for an answer (the longest first), or closed; and how many there are of each',
  query: z.object({ list: z.enum(['open', 'mine', 'waiting', 'closed']), page: PageText }),
  data: z.object({ threads: z.array(ThreadSummary), counts: ThreadCounts, ...paging }),
} as const satisfies Endpoint;

export const getThread = {
  ...forSales,
  method: 'GET',
  path: '/admin/chat/threads/:thread',
  summary: 'A thread, with the visitor’s current page and bookings; messages before one, or the newest',
  params,
  query: z.object({ before: z.optional(KeyText) }),
  data: ThreadDetail,
  errors: ['not_found'],
} as const satisfies Endpoint;

export const answerThread = {
  ...inThread,
  path: '/admin/chat/threads/:thread/messages',
  summary: 'Answers; repeated under the same id, it is stored once',
  body: z.object({ id: MessageId, text: MessageText }),
  data: ChatMessage,
} as const satisfies Endpoint;

export const listAdvisors = {
  ...forSales,
  method: 'GET',
  path: '/admin/chat/advisors',
  summary: 'Accounts that a thread can be given to, by name',
  data: z.array(Advisor),
} as const satisfies Endpoint;

export const assignThread = {
  ...inThread,
  path: '/admin/chat/threads/:thread/assign',
  summary: 'Assigns a thread to an advisor, or to none',
  body: z.object({ user_pk: z.nullable(PrimaryKey) }),
  data: ThreadSummary,
} as const satisfies Endpoint;

export const closeThread = {
  ...inThread,
  path: '/admin/chat/threads/:thread/close',
  summary: 'Closes a thread, or opens it again; a message of the visitor opens it by itself',
  body: z.object({ is_closed: z.boolean() }),
  data: ThreadSummary,
} as const satisfies Endpoint;

export const readThread = {
  ...inThread,
  path: '/admin/chat/threads/:thread/read',
  summary: 'Up to which message advisors have read',
  body: z.object({ number: MessageNumber }),
  data: ThreadSummary,
} as const satisfies Endpoint;

export const RequestPaymentBody = z.object({
  id: MessageId,
  description: line(300),
  /** Integer paise, tax included. */
  amount: z.int().check(z.gte(100), z.lte(1_000_000_000)),
  /** Instant. */
  expires_at: z.iso.datetime({ offset: true }),
});

export const requestChatPayment = {
  ...inThread,
  path: '/admin/chat/threads/:thread/paymentRequests',
  summary: 'Asks the visitor for a payment, by a card in the thread',
  body: RequestPaymentBody,
  data: ChatMessage,
} as const satisfies Endpoint;

export const ProposeTripBody = z.object({
  id: MessageId,
  text: z.string().check(z.overwrite(withoutControls), z.trim(), z.maxLength(1_000)),
  trip: ProposedTrip,
});

export const proposeTrip = {
  ...inThread,
  path: '/admin/chat/threads/:thread/proposals',
  summary: 'Proposes a trip that the visitor can hold',
  body: ProposeTripBody,
  data: ChatMessage,
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;

export const sendImageToThread = {
  ...inThread,
  path: '/admin/chat/threads/:thread/images',
  summary: 'Sends an image to the visitor; repeated under the same id, it is stored once',
  query: z.object({ id: MessageId }),
  uploads: { types: chatImageTypes, maxBytes: maxChatImageBytes },
  data: ChatMessage,
  errors: ['invalid', 'not_found', 'too_large', 'unsupported'],
} as const satisfies Endpoint;

export const listCannedReplies = {
  ...forSales,
  method: 'GET',
  path: '/admin/chat/cannedReplies',
  summary: 'Replies that all advisors share, by title',
  data: z.array(CannedReply),
} as const satisfies Endpoint;

export const CannedReplyBody = z.object({ ...optionalKey, title: line(100), text: MessageText });

export const saveCannedReply = {
  ...forSales,
  method: 'POST',
  path: '/admin/chat/cannedReplies',
  summary: 'Adds a reply or changes one',
  body: CannedReplyBody,
  data: SavedRecord,
  errors: ['invalid', 'not_found', 'conflict'],
} as const satisfies Endpoint;

export const deleteCannedReply = {
  ...forSales,
  method: 'POST',
  path: '/admin/chat/cannedReplies/delete',
  summary: 'Deletes a reply',
  body: SavedRecord,
  data: z.null(),
  errors: ['not_found'],
} as const satisfies Endpoint;
