import type { ChatMessage } from '@kaadu/contracts/chat';

/** State of an end of the chat that deliveries depend on. */
interface End {
  /** Incremented by each loss of the connection. */
  readonly epoch: number;
  readonly isReady: boolean;
}

interface Sent {
  readonly from: End;
  readonly to: End;
  readonly at: number;
  /** Connection losses of both ends until then. */
  readonly epochs: number;
  /** Whether both were connected. */
  readonly wereReady: boolean;
}

/** Durations of deliveries in one direction, in milliseconds. */
interface Deliveries {
  /** Before the restart, with both ends connected all the time. */
  readonly before: number[];
  /** The same after the restart, while all ends reconnect. */
  readonly after: number[];
  /** Deliveries during which one end reconnected. */
  readonly interrupted: number[];
}
const none = (): Deliveries => ({ before: [], after: [], interrupted: [] });

export type Direction = 'visitor to advisor' | 'advisor to visitor';

/** Records every message sent and received in a run, to detect lost and repeated ones. */
export function createLedger() {
  const sent = new Map<string, Sent>();
  const received = new Set<string>();
  const problems: string[] = [];
  const deliveries: Record<Direction, Deliveries> = {
    'visitor to advisor': none(),
    'advisor to visitor': none(),
  };
  let hasRestarted = false;
  const comebacks: number[] = [];
  const codes = new Map<number, number>();
  return {
    deliveries,
    /** Milliseconds from the loss of a connection to the next one. */
    comebacks,
    /** Number of closed connections by code. */
    codes,
    problems,
    /** Texts of all sent messages. */
    texts: () => [...sent.keys()],
    undelivered: () => [...sent.keys()].filter((text) => !received.has(text)),
    sent(text: string, from: End, to: End): void {
      sent.set(text, {
        from,
        to,
        at: performance.now(),
        epochs: from.epoch + to.epoch,
        wereReady: from.isReady && to.isReady,
      });
    },
    /** Records that a message has arrived at its recipient. */
    delivered({ text }: ChatMessage, direction: Direction): void {
      const one = sent.get(text);
      if (!one) return void problems.push(`"${text}" arrived and was not sent`);
      if (received.has(text)) return void problems.push(`"${text}" arrived twice`);
      received.add(text);
      const isQuiet = one.wereReady && one.epochs === one.from.epoch + one.to.epoch;
      const quiet = hasRestarted ? 'after' : 'before';
      deliveries[direction][isQuiet ? quiet : 'interrupted'].push(performance.now() - one.at);
    },
    restarted: () => void (hasRestarted = true),
    cameBack: (ms: number) => void comebacks.push(ms),
    ended: (code: number) => void codes.set(code, (codes.get(code) ?? 0) + 1),
    refused: (why: string) => void problems.push(`A message was refused: ${why}`),
  };
}
export type Ledger = ReturnType<typeof createLedger>;
