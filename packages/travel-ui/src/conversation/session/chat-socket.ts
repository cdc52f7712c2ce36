import { type ClientFrame, ServerFrame, silenceMs } from '@kaadu/contracts/chat';

export type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** How a connection ended. */
export interface SocketEnd {
  readonly code: number;
  /** Whether the server had let it in. */
  readonly wasReady: boolean;
  /** Whether nothing was heard from the server for too long: the network may be another one by now. */
  readonly wasSilent: boolean;
}

interface SocketEvents {
  readonly onFrame: (frame: ServerFrame) => void;
  /** Calls it once, with what sends frames. */
  readonly onOpen: (send: (frame: ClientFrame) => void) => void;
}

/** The code of a connection that this end has closed (RFC 6455, 7.4.1). */
const closedHere = 1000;

/**
 * Connects to the chat and passes frames on until the connection ends, or nothing is heard for a time: a network that
 * drops packets ends no connection.
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
    const end = (code: number, wasSilent = false) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      socket.onmessage = null;
      socket.onclose = null;
      resolve({ code, wasReady, wasSilent });
    };
    const abort = () => {
      end(closedHere);
      socket.close();
    };
    const giveUp = () => {
      end(closedHere, true);
      socket.close();
    };
    let silence = setTimeout(giveUp, silenceMs);
    signal.addEventListener('abort', abort);
    socket.onopen = () => send(hello);
    socket.onmessage = ({ data }) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
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
