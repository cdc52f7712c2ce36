import type { ServerFrame } from '@kaadu/contracts/chat';
import { ChatConnection } from '@kaadu/travel-ui/conversation';
import { outgoingStorage } from '@kaadu/travel-ui/conversation';
import { Talk } from '@kaadu/travel-ui/conversation';
import { cursorOf } from '@kaadu/travel-ui/conversation';
import { readToken } from '@kaadu/travel-ui/session';
import type { ChatApi } from './chat-api';

interface SessionOptions {
  readonly api: ChatApi;
  /** URL of the WebSocket; undefined without one. */
  readonly url: string | undefined;
  /** Path of the page that the visitor comes from. */
  readonly page: string;
}

/** The visitor's chat client. Call `start` once. */
export class ChatSession {
  readonly talk: Talk;
  readonly #options: SessionOptions;
  readonly #connection: ChatConnection;

  constructor(options: SessionOptions) {
    const { api, page, url } = options;
    this.#options = options;
    this.#connection = new ChatConnection(url, {
      catchUp: () => this.#open(),
      hello: () => ({ type: 'hello', as: 'visitor', token: readToken(), since: this.#cursor, page }),
      onOpen: (send) => this.talk.resume(send),
      onFrame: (frame) => this.#receive(frame),
      onPoll: () => this.talk.delivery.sendWaiting(),
      onLost: () => this.talk.delivery.lose(),
      onLink: (link) => this.talk.store.set({ link }),
    });
    this.talk = new Talk({
      storage: outgoingStorage('chatOutgoing'),
      wake: this.#connection.wake,
      side: {
        other: 'advisor',
        typing: { type: 'typing' },
        frame: (id, text) => ({ type: 'send', id, text }),
        text: (id, text) => api.sendChatMessage({ id, text }),
        image: (id, file) => api.sendImage(id, file),
        read: (number) => ({ type: 'read', number }),
        earlier: (before) => api.getEarlierMessages({ before }),
      },
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
    this.talk.close();
  }

  /** @throws ApiError */
  async saveEmail(given: string | null): Promise<void> {
    const { email } = await this.#options.api.saveChatEmail({ email: given });
    const { store } = this.talk;
    const { state } = store.get();
    if (state) store.set({ state: { ...state, email } });
  }

  get #cursor(): number {
    return cursorOf(this.talk.store.get().messages);
  }

  /**
   * Loads new messages over HTTP. The call also registers the browser and joins its thread to the account.
   * @throws ApiError
   */
  async #open(): Promise<void> {
    const { api, page } = this.#options;
    const { store, readTo } = this.talk;
    const since = this.#cursor;
    const view = await api.openChat({ since, page, ...(readTo > 0 && { read: readTo }) });
    if (this.#connection.isStopped) return;
    if (!store.takeState(view.state)) {
      this.talk.readTo = 0;
      return this.#open();
    }
    store.addMessages(view.messages);
    if (since === 0) store.set({ hasEarlier: view.has_more });
    else if (view.has_more) await this.#open();
  }

  #receive(frame: ServerFrame): void {
    const { store, delivery } = this.talk;
    if (frame.type === 'messages') store.addMessages(frame.messages);
    else if (frame.type === 'typing') store.showTyping();
    else if (frame.type === 'ack') delivery.acknowledge(frame.id);
    else if (frame.type === 'refused') delivery.refuse(frame.id, frame.message, frame.retry_after);
    else if (frame.type === 'state' || frame.type === 'ready') store.takeState(frame.state);
  }
}
