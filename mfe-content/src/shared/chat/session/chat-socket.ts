import { type ClientFrame, ServerFrame } from '@kaadu/contracts/chat';

export type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** How a connection ended. */
export interface SocketEnd {
  readonly code: number;
  /** Whether the server had let it in. */
  readonly wasReady: boolean;
}

interface SocketEvents {
  readonly onFrame: (frame: ServerFrame) => void;
  /** Calls it once, with what sends frames. */
  readonly onOpen: (send: (frame: ClientFrame) => void) => void;
}

const openWithinMs = 10_000;
/** The code of a connection that this end has closed (RFC 6455, 7.4.1). */
const closedHere = 1000;

/**
 * Connects to the chat and passes frames on until the connection ends.
 * @param signal ends it at once: without a network the other end could not be told
 */
export function runSocket(
  url: string,
  hello: Hello,
  { onFrame, onOpen }: SocketEvents,
  signal: AbortSignal,
): Promise<SocketEnd> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    let wasReady = false;
    const send = (frame: ClientFrame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    };
    const timer = setTimeout(() => !wasReady && socket.close(), openWithinMs);
    const end = (code: number) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      socket.onmessage = null;
      resolve({ code, wasReady });
    };
    const abort = () => {
      socket.close();
      end(closedHere);
    };
    signal.addEventListener('abort', abort);
    socket.onopen = () => send(hello);
    socket.onmessage = ({ data }) => {
      const frame = readFrame(data);
      if (!frame) return;
      onFrame(frame);
      if (frame.type !== 'ready' || wasReady) return;
      wasReady = true;
      onOpen(send);
    };
    socket.onclose = ({ code }) => end(code);
  });
}

/** A frame of a later version of the server that this one does not know is passed over. */
function readFrame(data: unknown): ServerFrame | undefined {
  try {
    return ServerFrame.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
