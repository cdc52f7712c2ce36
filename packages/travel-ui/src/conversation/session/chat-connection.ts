import { isApiError } from '@kaadu/api-client';
import { type ClientFrame, closeCodes, heartbeatMs, type ServerFrame } from '@kaadu/contracts/chat';
import { reconnectDelay } from '@kaadu/contracts/reconnect-delay';
import { type Hello, runSocket } from './chat-socket';

const pollEveryMs = 4_000;
/** Silence after which a connection is not trusted when somebody comes back to the page: a heartbeat is missing. */
const doubtAfterMs = heartbeatMs + 1_000;
/** Attempts after which messages come and go over HTTP while others are made. */
const failuresBeforePolling = 2;

/** `polling`: without a WebSocket, but messages come and go. */
export type Link = 'connecting' | 'live' | 'polling' | 'offline';

/** What somebody who is connected does. */
export interface ConnectionEvents {
  /** Gets over HTTP what is new: before each WebSocket, and again and again while there is none. @throws ApiError */
  readonly catchUp: () => Promise<void>;
  readonly hello: () => Hello;
  /** A WebSocket is open: what waits can be sent. */
  readonly onOpen: (send: (frame: ClientFrame) => void) => void;
  readonly onFrame: (frame: ServerFrame) => void;
  /** There is no WebSocket, but HTTP: what waits can be posted. */
  readonly onPoll: () => Promise<void>;
  /** The WebSocket has ended, or nothing answers. */
  readonly onLost: () => void;
  readonly onLink: (link: Link) => void;
}

/** An end of the chat: connects, and comes back after every end. Call `start` once. */
export class ChatConnection {
  readonly #url: string | undefined;
  readonly #events: ConnectionEvents;
  readonly #stopping = new AbortController();
  /** Ends the WebSocket that there is. */
  #socket = new AbortController();
  #wake: () => void = () => undefined;
  /** When the server was last heard, by the clock that goes on while a computer sleeps. */
  #heardAt = 0;
  /** The next attempt follows at once. */
  #isUrgent = false;
  #isOpen = false;

  /** @param url of the WebSocket; undefined: there is none */
  constructor(url: string | undefined, events: ConnectionEvents) {
    this.#url = url;
    this.#events = events;
  }

  start(): void {
    window.addEventListener('online', this.#reconnect);
    window.addEventListener('offline', this.#disconnect);
    document.addEventListener('visibilitychange', this.#comeBack);
    void this.#run();
  }

  stop(): void {
    window.removeEventListener('online', this.#reconnect);
    window.removeEventListener('offline', this.#disconnect);
    document.removeEventListener('visibilitychange', this.#comeBack);
    this.#stopping.abort();
    this.#disconnect();
    this.wake();
  }

  get isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Ends a pause between two attempts: somebody is there. */
  readonly wake = () => this.#wake();

  /** A WebSocket without a network would seem open for minutes. */
  readonly #disconnect = () => this.#socket.abort();

  /** The network is another one: what was open on the old one is dead, whatever the browser says of it. */
  readonly #reconnect = () => {
    this.#isUrgent = true;
    this.#disconnect();
    this.wake();
  };

  /** Somebody looks at the page again, perhaps after the computer slept. */
  readonly #comeBack = () => {
    const isDoubtful = this.#isOpen && Date.now() - this.#heardAt > doubtAfterMs;
    if (document.visibilityState === 'visible' && isDoubtful) this.#reconnect();
    else this.wake();
  };

  /** Waits, until somebody is there or the network is back at the longest. */
  async #pause(ms: number): Promise<void> {
    if (this.#isUrgent) {
      this.#isUrgent = false;
      return;
    }
    await this.#sleep(ms);
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.isStopped) {
      try {
        failures = (await this.#attempt(failures)) ? 0 : failures + 1;
        if (!this.isStopped) this.#events.onLink(failures < failuresBeforePolling ? 'connecting' : 'polling');
      } catch (error) {
        if (!isApiError(error)) throw error;
        // The API does not answer: the page says that it is offline, and everything waits.
        this.#events.onLink('offline');
        this.#events.onLost();
        failures += 1;
      }
      if (!this.isStopped) await this.#pause(reconnectDelay(failures));
    }
  }

  /** One connection, from its beginning to its end. @returns whether it was let in. @throws ApiError */
  async #attempt(failures: number): Promise<boolean> {
    await this.#events.catchUp();
    if (!this.#url || failures >= failuresBeforePolling) {
      await this.#poll(this.#url ? reconnectDelay(failures) : Number.POSITIVE_INFINITY);
    }
    if (!this.#url || this.isStopped) return true;
    const { code, wasReady, wasSilent } = await this.#connect(this.#url);
    this.#isOpen = false;
    this.#isUrgent ||= wasSilent && wasReady;
    this.#events.onLink('connecting');
    this.#events.onLost();
    if (this.isStopped) return wasReady;
    // Nobody was there for long: the next sign of somebody ends the pause.
    if (code === closeCodes.idle) await this.#pause(60 * 60_000);
    if (code === closeCodes.tooMany) await this.#pause(reconnectDelay(5));
    return wasReady;
  }

  #connect(url: string) {
    const { hello, onFrame, onOpen, onLink } = this.#events;
    this.#socket = new AbortController();
    this.#isOpen = true;
    this.#isUrgent = false;
    this.#heardAt = Date.now();
    const heard = (frame: ServerFrame) => {
      this.#heardAt = Date.now();
      onFrame(frame);
    };
    const opened = (send: (frame: ClientFrame) => void) => {
      onLink('live');
      onOpen(send);
    };
    return runSocket(url, hello(), { onFrame: heard, onOpen: opened }, this.#socket.signal);
  }

  /** Asks again and again over HTTP, for a time. @throws ApiError */
  async #poll(forMs: number): Promise<void> {
    const until = Date.now() + forMs;
    this.#events.onLink('polling');
    do {
      await this.#events.onPoll();
      await this.#pause(Math.min(pollEveryMs, forMs));
      if (!this.isStopped) await this.#events.catchUp();
    } while (Date.now() < until && !this.isStopped);
  }
}
