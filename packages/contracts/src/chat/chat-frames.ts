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

/** Heartbeat interval of the server, in milliseconds. Clients detect a lost connection by it. */
export const heartbeatMs = 3_000;
/** Silence after which a client closes a connection, in milliseconds. */
export const silenceMs = 8_000;

/**
 * Reasons for which the server closes a connection. The codes are in the application range (RFC 6455, 7.4.2).
 */
export const closeCodes = {
  /** The process stops: reconnect soon, to another process. */
  restart: 1012,
  /** No frames for a long time: reconnect when the user is active again. */
  idle: 4000,
  /** Unknown or expired session or visitor: open the chat over HTTP first. */
  unknown: 4401,
  /** The account has no permission. */
  forbidden: 4403,
  /** The thread belongs to an account that has signed in since: open the chat over HTTP first. */
  moved: 4409,
  /** Too many connections, or too many frames. */
  tooMany: 4429,
  malformed: 4400,
} as const;

/** Thread of a frame. Advisors name it; a visitor has only one. */
const thread = z.optional(PrimaryKey);

/** Frames sent by clients. The first frame is `hello`. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    as: z.enum(['visitor', 'advisor']),
    /** Access token of the signed-in account. The cookie is sent with the handshake. */
    token: z.nullable(z.string().check(z.maxLength(128))),
    /** Last message that the client has. */
    since: MessageNumber,
    /** Page on which the visitor is. */
    page: z.nullable(PagePath),
  }),
  z.object({ type: z.literal('send'), thread, id: MessageId, text: MessageText }),
  z.object({ type: z.literal('typing'), thread }),
  z.object({ type: z.literal('read'), thread, number: MessageNumber }),
  /** An advisor opens a thread. The server sends its messages after `since`, and all later ones. */
  z.object({ type: z.literal('watch'), thread: PrimaryKey, since: MessageNumber }),
  z.object({ type: z.literal('unwatch'), thread: PrimaryKey }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** Frames sent by the server. */
export const ServerFrame = z.discriminatedUnion('type', [
  /** Response to `hello`. */
  z.object({ type: z.literal('ready'), state: ChatState }),
  z.object({ type: z.literal('messages'), thread: PrimaryKey, messages: z.array(ChatMessage) }),
  z.object({ type: z.literal('state'), state: ChatState }),
  /** The message is stored. */
  z.object({ type: z.literal('ack'), id: MessageId, thread: PrimaryKey, number: MessageNumber }),
  /**
   * The message was refused. The same message will be refused again, unless `retry_after` (seconds) has
   * passed.
   */
  z.object({
    type: z.literal('refused'),
    id: MessageId,
    message: z.string(),
    retry_after: z.nullable(z.number()),
  }),
  z.object({ type: z.literal('typing'), thread: PrimaryKey, from: ChatSide }),
  /** Heartbeat of an idle connection. */
  z.object({ type: z.literal('ping') }),
  /** For advisors: a thread is new or has changed. */
  z.object({ type: z.literal('thread'), thread: ThreadSummary }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
