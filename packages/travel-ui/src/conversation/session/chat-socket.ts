import { type ClientFrame, ServerFrame, silenceMs } from '@kaadu/contracts/chat';

export type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** The end of a connection. */
export interface SocketEnd {
  readonly code: number;
  /** Whether the server had accepted it. */
  readonly wasReady: boolean;
  /** Whether the server was silent for too long, for example after a change of network. */
  readonly wasSilent: boolean;
}

interface SocketEvents {
  readonly onFrame: (frame: ServerFrame) => void;
  /** Called once, with a function that sends frames. */
  readonly onOpen: (send: (frame: ClientFrame) => void) => void;
}

/** Close code of a connection that the client has closed (RFC 6455, 7.4.1). */
const closedHere = 1000;

/**
 * Connects to the chat and passes frames on until the connection ends or is silent for too long. A network that drops
 * packets ends no connection.
 * @param signal closes it at once, without waiting for the server
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

/** Parses a frame. Unknown frames of a later server version are ignored. */
function readFrame(data: unknown): ServerFrame | undefined {
  try {
    return ServerFrame.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
