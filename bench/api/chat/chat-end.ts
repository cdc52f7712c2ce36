import { type ClientFrame, chatSocketPath, ServerFrame } from '@kaadu/contracts/chat';
import { reconnectDelay } from '@kaadu/contracts/reconnect-delay';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Ledger } from './ledger';

type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** State shared by all ends of a run. */
export interface World {
  readonly ledger: Ledger;
  readonly siteOrigin: string;
}

export interface EndOptions {
  readonly world: World;
  /** Origin of the API. */
  readonly origin: string;
  /** IP address of the end, so that each has its own rate limits. */
  readonly address: string;
  readonly cookie: string;
  readonly token: string | null;
}

/**
 * An end of the chat that behaves like the browser's: it reconnects after every close and resumes at its
 * cursor.
 */
export abstract class ChatEnd {
  /** Incremented by each loss of the connection. */
  epoch = 0;
  isReady = false;
  protected readonly options: EndOptions;
  readonly #waiting = new Map<string, ClientFrame>();
  #cookie: string;
  #socket: WebSocket | undefined;
  #lostAt: number | null = null;
  #isStopped = false;

  constructor(options: EndOptions) {
    this.options = options;
    this.#cookie = options.cookie;
  }

  /**
   * Fetches missed messages over HTTP.
   * @throws Error when the API does not respond
   */
  protected abstract catchUp(): Promise<void>;
  protected abstract hello(): Pick<Hello, 'as' | 'since'>;
  protected abstract receive(frame: ServerFrame): void;
  /** Called after each (re)connection. */
  protected abstract begin(): void;

  /** Connects and reconnects until it is stopped. */
  async run(): Promise<void> {
    let failures = 0;
    while (!this.#isStopped) {
      const wasReady = await this.#connect().catch(() => false);
      failures = wasReady ? 0 : failures + 1;
      if (!this.#isStopped) await sleep(reconnectDelay(failures));
    }
  }

  /** Loses the connection as in a tunnel: neither end is notified. */
  drop(): void {
    this.#socket?.terminate();
  }

  stop(): void {
    this.#isStopped = true;
    this.#socket?.close();
  }

  /** Number of messages without an acknowledgement. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Sends a message now, or after the next connection. Its text is its name in the ledger. */
  protected say(frame: Extract<ClientFrame, { type: 'send' }>): void {
    this.#waiting.set(frame.id, frame);
    this.frame(frame);
  }

  protected frame(frame: ClientFrame): void {
    if (this.isReady) this.#socket?.send(JSON.stringify(frame));
  }

  protected async call(path: string, body?: object): Promise<unknown> {
    const { origin, address, token } = this.options;
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: this.#cookie,
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    const [issued] = response.headers.getSetCookie();
    if (issued) this.#cookie = [this.options.cookie, issued.split(';')[0]].filter(Boolean).join('; ');
    const answer = z.object({ data: z.unknown() }).safeParse(await response.json());
    if (!response.ok || !answer.success) throw new Error(`${path}: status ${response.status}`);
    return answer.data.data;
  }

  /** @returns whether the server accepted the connection */
  async #connect(): Promise<boolean> {
    const { origin, address, token, world } = this.options;
    await this.catchUp();
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + chatSocketPath, {
      origin: world.siteOrigin,
      headers: { cookie: this.#cookie, 'x-forwarded-for': address },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    let wasReady = false;
    await new Promise<void>((resolve) => {
      // The close event follows with all details.
      socket.on('error', () => undefined);
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'hello', token, page: '/chat', ...this.hello() }));
      });
      socket.on('message', (data) => {
        const frame = z.parse(ServerFrame, JSON.parse(String(data)));
        if (frame.type === 'ready' && !wasReady) {
          wasReady = true;
          this.#ready();
        }
        this.#take(frame);
      });
      socket.on('close', (code) => {
        world.ledger.ended(code);
        resolve();
      });
    });
    if (wasReady) this.#lost();
    return wasReady;
  }

  #ready(): void {
    if (this.#lostAt !== null) this.options.world.ledger.cameBack(performance.now() - this.#lostAt);
    this.#lostAt = null;
    this.isReady = true;
    this.begin();
    for (const frame of this.#waiting.values()) this.frame(frame);
  }

  #lost(): void {
    this.isReady = false;
    this.epoch += 1;
    if (!this.#isStopped) this.#lostAt = performance.now();
  }

  #take(frame: ServerFrame): void {
    if (frame.type === 'ack') this.#waiting.delete(frame.id);
    if (frame.type === 'refused') this.options.world.ledger.refused(frame.message);
    this.receive(frame);
  }
}
