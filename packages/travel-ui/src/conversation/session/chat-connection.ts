import { isApiError } from '@kaadu/api-client';
import { type ClientFrame, closeCodes, heartbeatMs, type ServerFrame } from '@kaadu/contracts/chat';
import { reconnectDelay } from '@kaadu/contracts/reconnect-delay';
import { type Hello, runSocket } from './chat-socket';

const pollEveryMs = 4_000;
/** Silence, one missed heartbeat, after which a connection is replaced when the user returns to the page. */
const doubtAfterMs = heartbeatMs + 1_000;
/** Failed attempts after which messages are sent and received over HTTP while others are made. */
const failuresBeforePolling = 2;

/** State of the connection. `polling` uses HTTP while there is no WebSocket. */
export type Link = 'connecting' | 'live' | 'polling' | 'offline';

/** Callbacks of a connection. */
export interface ConnectionEvents {
  /**
   * Loads new messages over HTTP, before each WebSocket and repeatedly while there is none.
   * @throws ApiError
   */
  readonly catchUp: () => Promise<void>;
  readonly hello: () => Hello;
  /** Called when a WebSocket has opened, to send pending messages. */
  readonly onOpen: (send: (frame: ClientFrame) => void) => void;
  readonly onFrame: (frame: ServerFrame) => void;
  /** Called while there is only HTTP, to post pending messages. */
  readonly onPoll: () => Promise<void>;
  /** Called when the WebSocket has ended, or the API does not respond. */
  readonly onLost: () => void;
  readonly onLink: (link: Link) => void;
}

/** A chat client, which connects and reconnects. Call `start` once. */
export class ChatConnection {
  readonly #url: string | undefined;
  readonly #events: ConnectionEvents;
  readonly #stopping = new AbortController();
  /** Closes the current WebSocket. */
  #socket = new AbortController();
  #wake: () => void = () => undefined;
  /** Time of the last frame from the server, by a clock that continues while the computer sleeps. */
  #heardAt = 0;
  /** Whether the next attempt follows at once. */
  #isUrgent = false;
  #isOpen = false;

  /** @param url of the WebSocket; undefined without one */
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

  /** Ends a pause between two attempts, because the user is active. */
  readonly wake = () => this.#wake();

  /** Closes the WebSocket, which without a network would seem open for minutes. */
  readonly #disconnect = () => this.#socket.abort();

  /** Reconnects after a change of network, because connections of the old one are dead even if they look open. */
  readonly #reconnect = () => {
    this.#isUrgent = true;
    this.#disconnect();
    this.wake();
  };

  /** Checks the connection when the page becomes visible again, perhaps after sleep. */
  readonly #comeBack = () => {
    const isDoubtful = this.#isOpen && Date.now() - this.#heardAt > doubtAfterMs;
    if (document.visibilityState === 'visible' && isDoubtful) this.#reconnect();
    else this.wake();
  };

  /** Waits for a time, or until the user is active or the network is back. */
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
        // The API does not respond: the page reports that it is offline, and messages wait.
        this.#events.onLink('offline');
        this.#events.onLost();
        failures += 1;
      }
      if (!this.isStopped) await this.#pause(reconnectDelay(failures));
    }
  }

  /**
   * Runs one connection from start to end.
   * @returns whether the server accepted it
   * @throws ApiError
   */
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
    // The user was away, so the next activity ends the pause.
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

  /**
   * Polls over HTTP for a time.
   * @throws ApiError
   */
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
