import * as z from 'zod/mini';
import {
  ChatMessage,
  ChatSide,
  ChatState,
  MessageId,
  MessageNumber,
  MessageText,
  PagePath,
  ThreadSummary,
} from './chat-data';
import { PrimaryKey } from '../fields/fields';

/** Path of the WebSocket on the API. */
export const chatSocketPath = '/chat/socket';
/** Longest frame that a client may send, in bytes (booking §5). */
export const maxFrameBytes = 64 * 1024;

/** How often the server sends a frame to each connection, in milliseconds, so that its client sees that it lives. */
export const heartbeatMs = 3_000;
/** Silence after which a client gives a connection up, in milliseconds. */
export const silenceMs = 8_000;

/** Why the server ended a connection; the codes are of the range for applications (RFC 6455, 7.4.2). */
export const closeCodes = {
  /** The process stops: connect again soon, to another or to its successor. */
  restart: 1012,
  /** Nothing was heard for long: connect again when somebody is there. */
  idle: 4000,
  /** The session or the visitor is not known (any more): open the chat again over HTTP first. */
  unknown: 4401,
  /** The account may not do this. */
  forbidden: 4403,
  /** The thread belongs to somebody else now, who has signed in: open the chat again over HTTP first. */
  moved: 4409,
  /** Too many connections, or too many frames. */
  tooMany: 4429,
  malformed: 4400,
} as const;

/** Which thread a frame is about: an advisor names it, a visitor has one. */
const thread = z.optional(PrimaryKey);

/** What clients send. The first frame is `hello`. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    as: z.enum(['visitor', 'advisor']),
    /** Access token of who is signed in; the cookie comes with the handshake. */
    token: z.nullable(z.string().check(z.maxLength(128))),
    /** The last message that is known. */
    since: MessageNumber,
    /** The page that the visitor is on. */
    page: z.nullable(PagePath),
  }),
  z.object({ type: z.literal('send'), thread, id: MessageId, text: MessageText }),
  z.object({ type: z.literal('typing'), thread }),
  z.object({ type: z.literal('read'), thread, number: MessageNumber }),
  /** An advisor opens a thread: its messages after `since` come, and all that follow. */
  z.object({ type: z.literal('watch'), thread: PrimaryKey, since: MessageNumber }),
  z.object({ type: z.literal('unwatch'), thread: PrimaryKey }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** What the server sends. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** The answer to `hello`. */
  z.object({ type: z.literal('ready'), state: ChatState }),
  z.object({ type: z.literal('messages'), thread: PrimaryKey, messages: z.array(ChatMessage) }),
  z.object({ type: z.literal('state'), state: ChatState }),
  /** A message is stored. */
  z.object({ type: z.literal('ack'), id: MessageId, thread: PrimaryKey, number: MessageNumber }),
  /** A message was refused; sent again as it is, it would be again, unless `retry_after` (seconds) has passed. */
  z.object({
    type: z.literal('refused'),
    id: MessageId,
    message: z.string(),
    retry_after: z.nullable(z.number()),
  }),
  z.object({ type: z.literal('typing'), thread: PrimaryKey, from: ChatSide }),
  /** Nothing has happened; the connection lives. */
  z.object({ type: z.literal('ping') }),
  /** For advisors: a thread is new or has changed. */
  z.object({ type: z.literal('thread'), thread: ThreadSummary }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
