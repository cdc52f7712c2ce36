import { ClientFrame, type ServerFrame } from '@kaadu/contracts/chat';
import { act, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';

type FrameOf<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>;

/** Mock of the browser's WebSocket, which the test controls. */
class TestSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientFrame[] = [];

  constructor(readonly url: string) {
    opened.push(this);
    queueMicrotask(() => {
      this.readyState = TestSocket.OPEN;
      this.onopen?.();
    });
  }

  send(data: string): void {
    this.sent.push(z.parse(ClientFrame, JSON.parse(data)));
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
let opened: TestSocket[] = [];

/** Mocks the chat's WebSocket server for each test of a file. */
export function mockChatSocket() {
  const original = globalThis.WebSocket;
  beforeEach(() => {
    opened = [];
    Object.assign(globalThis, { WebSocket: TestSocket });
  });
  afterEach(() => Object.assign(globalThis, { WebSocket: original }));

  const current = () => {
    const last = opened.at(-1);
    if (!last) throw new Error('No client has connected');
    return last;
  };
  const sent = <Type extends ClientFrame['type']>(type: Type): FrameOf<Type>[] =>
    opened.flatMap((socket) => socket.sent.filter((frame): frame is FrameOf<Type> => frame.type === type));
  return {
    /** Returns the number of connections so far. */
    count: () => opened.length,
    /** Frames from the browser, over all connections. */
    sent,
    /**
     * Waits for a connection and replies to its greeting.
     * @param nth from 1
     */
    async welcome(state: Extract<ServerFrame, { type: 'ready' }>['state'], nth = 1): Promise<void> {
      await waitFor(() => expect(sent('hello')).toHaveLength(nth));
      act(() => current().onmessage?.({ data: JSON.stringify({ type: 'ready', state }) }));
    },
    /** Sends a frame to the browser. */
    send: (frame: ServerFrame) => act(() => current().onmessage?.({ data: JSON.stringify(frame) })),
    /** Closes the connection. */
    end: (code = 1006) => act(async () => current().close(code)),
  };
}
