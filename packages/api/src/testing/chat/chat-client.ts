import { type ClientFrame, chatSocketPath, ServerFrame } from '@kaadu/contracts/chat';
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { eventually } from '../eventually';

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

export interface ChatClientOptions {
  /** Origin of the page. */
  readonly origin?: string;
  readonly headers?: Record<string, string>;
}

/** Client of the chat's WebSocket that records received frames. */
export class ChatClient {
  readonly frames: ServerFrame[] = [];
  #closed: number | null = null;

  constructor(
    readonly socket: WebSocket,
    readonly token: string | null,
  ) {
    socket.on('message', (data) => {
      if (!Buffer.isBuffer(data)) throw new Error('The chat sends text');
      this.frames.push(z.parse(ServerFrame, JSON.parse(data.toString('utf8'))));
    });
    socket.on('close', (code) => (this.#closed = code));
  }

  send(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  hello(as: 'visitor' | 'advisor' = 'visitor', since = 0): void {
    this.send({ type: 'hello', as, token: this.token, since, page: '/chat' });
  }

  /** Sends a message. @returns its id */
  say(text: string, thread?: number, id: string = randomUUID()): string {
    this.send({ type: 'send', id, text, ...(thread !== undefined && { thread }) });
    return id;
  }

  ofType<Type extends ServerFrame['type']>(type: Type): FrameOf<Type>[] {
    return this.frames.filter((frame): frame is FrameOf<Type> => frame.type === type);
  }

  messages() {
    return this.ofType('messages').flatMap((frame) => frame.messages);
  }

  /** Waits for a frame. */
  async next<Type extends ServerFrame['type']>(
    type: Type,
    matches: (frame: FrameOf<Type>) => boolean = () => true,
  ): Promise<FrameOf<Type>> {
    const [found] = await eventually(
      () => this.ofType(type).filter(matches),
      (all) => all.length > 0,
    );
    if (!found) throw new Error('unreachable');
    return found;
  }

  /** Waits for a message with the given text. */
  heard(text: string) {
    return eventually(
      () => this.messages().filter((one) => one.text === text),
      (all) => all.length > 0,
    );
  }

  /** Waits until the connection closes. @returns the close code */
  ended(): Promise<number | null> {
    return eventually(
      () => this.#closed,
      (code) => code !== null,
    );
  }

  close(): void {
    this.socket.close();
  }
}

/** Opens a connection. @throws Error when the handshake is refused */
export async function connectChat(
  apiOrigin: string,
  { origin = 'http://localhost:3000', headers = {} }: ChatClientOptions = {},
): Promise<ChatClient> {
  const { authorization, ...cookies } = headers;
  const url = `${apiOrigin.replace(/^http/, 'ws')}${chatSocketPath}`;
  const socket = new WebSocket(url, { origin, headers: cookies });
  const client = new ChatClient(socket, authorization?.replace('Bearer ', '') ?? null);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  return client;
}
