import { ClientFrame, closeCodes, maxFrameBytes, type ServerFrame } from '@kaadu/contracts/chat';
import type { FastifyRequest } from 'fastify';
import type { SessionWatch } from '../../../platform/sessions/session-watch';
import type { RawData, WebSocket } from 'ws';
import { AppError } from '../../../platform/errors/app-error';
import { networkOf } from '../../../platform/http/network-of';
import { hasInvalidText } from '../../../platform/http/reject-invalid-text';
import { beginAdvisorSession } from './advisor-peer';
import type { ChatHub } from './chat-hub';
import type { ChatServices } from '../chat-services';
import { advisorFrames, type ConnectionLimits, createFrameBudget, visitorFrames } from './connection-limits';
import { identify } from './identify';
import type { ChatMetrics, ConnectionSide } from './measure-chat';
import { nameOf } from '../threads/own-thread';
import { beginVisitorSession, type Connection, type PeerSession } from './visitor-peer';

type Hello = Extract<ClientFrame, { type: 'hello' }>;
type Close = keyof typeof closeCodes;

const helloWithinMs = 10_000;
const idleMs = 60 * 60_000;
/** Unanswered pings after which a client counts as dead, about ten seconds. */
const mostUnanswered = 3;
const typingEveryMs = 1_500;
/** Maximum unread bytes before a slow client is disconnected; it reconnects at its cursor. */
const mostBuffered = 1024 * 1024;
/** Time that a client has to close its connection before it is terminated, in milliseconds. */
const closeWithinMs = 1_000;
/** Seconds after which a message is resent when the server fails. */
const retryAfter = 3;

export interface SocketContext {
  readonly services: ChatServices;
  readonly hub: ChatHub;
  readonly limits: ConnectionLimits;
  readonly sessions: SessionWatch;
  readonly metrics: ChatMetrics;
  readonly onFailure: (error: unknown) => void;
}

function parse(data: string): ClientFrame | undefined {
  try {
    const frame = ClientFrame.safeParse(JSON.parse(data));
    return frame.success && !hasInvalidText(frame.data) ? frame.data : undefined;
  } catch {
    return undefined;
  }
}

/** A WebSocket with an allowed origin. Handles its frames sequentially to preserve the order of messages. */
export class ChatSocket {
  readonly #context: SocketContext;
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  #mayReceive = createFrameBudget(() => performance.now(), visitorFrames);
  /** Functions that release the places in the connection limits. */
  readonly #places: (() => void)[] = [];
  #stopWatching: () => void = () => undefined;
  readonly #connection: Connection;
  #hello: Hello | undefined;
  #side: ConnectionSide = 'none';
  #session: PeerSession | undefined;
  #work = Promise.resolve();
  #isEnding = false;
  /** Pings since the client's last pong. */
  #unanswered = 0;
  #heardAt = performance.now();
  #typedAt = -Infinity;

  /** @param onClosed called once, when the connection has closed */
  constructor(context: SocketContext, socket: WebSocket, request: FastifyRequest, onClosed: () => void) {
    this.#context = context;
    this.#socket = socket;
    this.#request = request;
    this.#connection = { send: (frame) => this.#send(frame), moved: () => this.#end('moved') };
    const network = context.limits.network(networkOf(request));
    if (network) this.#places.push(network);
    else this.#end('tooMany');
    const timer = setTimeout(() => !this.#hello && this.#end('malformed'), helloWithinMs);
    socket.on('pong', () => (this.#unanswered = 0));
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? null : data));
    socket.on('close', () => {
      this.#isEnding = true;
      clearTimeout(timer);
      this.#release();
      onClosed();
    });
  }

  get side(): ConnectionSide {
    return this.#side;
  }

  /** Closes a dead or idle connection, or pings it: by the protocol, and by a frame for client scripts. */
  checkAlive(): void {
    if (this.#isEnding) return;
    if (this.#unanswered >= mostUnanswered) return this.#socket.terminate();
    if (performance.now() - this.#heardAt > idleMs) return this.#end('idle');
    this.#unanswered += 1;
    this.#socket.ping();
    if (this.#session) this.#send({ type: 'ping' });
  }

  /** Closes the connection once its received frames are handled. */
  async close(): Promise<void> {
    await this.#work;
    this.#end('restart');
  }

  #end(why: Close): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#context.metrics.countClosed(why);
    this.#release();
    this.#socket.close(closeCodes[why], why);
    setTimeout(() => this.#socket.terminate(), closeWithinMs).unref();
  }

  /** Stops what the connection follows and releases its places. */
  #release(): void {
    this.#stopWatching();
    this.#session?.end();
    for (const giveBack of this.#places.splice(0)) giveBack();
  }

  #send(frame: ServerFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostBuffered) return this.#socket.terminate();
    this.#socket.send(JSON.stringify(frame));
  }

  #receive(data: RawData | null): void {
    this.#heardAt = performance.now();
    if (!this.#mayReceive()) return this.#end('tooMany');
    const frame = Buffer.isBuffer(data) ? parse(data.toString('utf8')) : undefined;
    if (!frame) return this.#end('malformed');
    this.#work = this.#work
      .then(() => this.#dealWith(frame))
      .catch((error: unknown) => {
        this.#context.onFailure(error);
        // A failed hello has no other response; the client reconnects later.
        if (!this.#session) this.#end('restart');
      });
  }

  async #begin(hello: Hello): Promise<void> {
    const { services, hub, limits, sessions } = this.#context;
    const peer = await identify(services, this.#request, hello);
    if (typeof peer === 'string') return this.#end(peer);
    const name = peer.side === 'visitor' ? nameOf(peer.visitor) : `user:${peer.advisor.primaryKey}`;
    const place = limits.person(name);
    if (!place) return this.#end('tooMany');
    this.#places.push(place);
    if (peer.side === 'advisor') this.#mayReceive = createFrameBudget(() => performance.now(), advisorFrames);
    this.#hello = hello;
    this.#side = peer.side;
    this.#stopWatching = sessions.watch(peer.connectedAs, () => void this.#endUnlessKnown(hello));
    const connection = this.#connection;
    this.#session =
      peer.side === 'visitor'
        ? await beginVisitorSession(services, hub, connection, { visitor: peer.visitor, hello })
        : await beginAdvisorSession(services, hub, connection, peer.advisor);
    // The connection may have closed in the meantime.
    if (this.#isEnding) this.#release();
  }

  /** Closes a connection whose session has ended or changed; its client may reconnect with the current one. */
  async #endUnlessKnown(hello: Hello): Promise<void> {
    const peer = await identify(this.#context.services, this.#request, hello).catch(() => 'unknown' as const);
    this.#end(typeof peer === 'string' ? peer : 'unknown');
  }

  /** Whether the peer still has the identity of its hello. */
  async #isStillKnown(hello: Hello): Promise<boolean> {
    const peer = await identify(this.#context.services, this.#request, hello);
    if (typeof peer !== 'string') return true;
    this.#end(peer);
    return false;
  }

  async #dealWith(frame: ClientFrame): Promise<void> {
    const [hello, session] = [this.#hello, this.#session];
    if (this.#isEnding) return;
    if (!hello || !session) return frame.type === 'hello' ? this.#begin(frame) : this.#end('malformed');
    if (frame.type === 'hello') return this.#end('malformed');
    if (frame.type !== 'typing' && !(await this.#isStillKnown(hello))) return;
    if (frame.type === 'send') return this.#store(session, frame);
    if (frame.type === 'read') return session.read(frame);
    if (frame.type === 'watch') return session.watch(frame);
    if (frame.type === 'unwatch') return session.unwatch(frame);
    if (performance.now() - this.#typedAt < typingEveryMs) return;
    this.#typedAt = performance.now();
    return session.typing(frame);
  }

  async #store(session: PeerSession, frame: Extract<ClientFrame, { type: 'send' }>): Promise<void> {
    const { metrics, onFailure } = this.#context;
    try {
      await session.send(frame);
      metrics.countMessage('stored');
    } catch (error) {
      const { id } = frame;
      const isRefusal = error instanceof AppError;
      if (!isRefusal) onFailure(error);
      metrics.countMessage(isRefusal ? 'refused' : 'failed');
      this.#send({
        type: 'refused',
        id,
        message: isRefusal ? error.message : 'We cannot take messages just now.',
        retry_after: isRefusal ? (error.options.retryAfter ?? null) : retryAfter,
      });
    }
  }
}

export const socketOptions = { maxPayload: maxFrameBytes, perMessageDeflate: false } as const;
