import type { ChatMessage } from '@kaadu/contracts/chat';

/** An end of the chat, as far as deliveries go. */
interface End {
  /** Raised by each loss of the connection. */
  readonly epoch: number;
  readonly isReady: boolean;
}

interface Sent {
  readonly from: End;
  readonly to: End;
  readonly at: number;
  /** Losses of both ends until then. */
  readonly epochs: number;
  /** Whether both were connected. */
  readonly wereReady: boolean;
}

/** Milliseconds of deliveries in one direction. */
interface Deliveries {
  /** Before the restart; both ends were connected all the while. */
  readonly before: number[];
  /** The same after it, while everybody comes back. */
  readonly after: number[];
  /** One of the ends came back in between. */
  readonly interrupted: number[];
}
const none = (): Deliveries => ({ before: [], after: [], interrupted: [] });

export type Direction = 'visitor to advisor' | 'advisor to visitor';

/** Notes every message that is sent and received in a run, to find what is lost or repeated. */
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
    /** Milliseconds from the loss of a connection to the next. */
    comebacks,
    /** How often connections ended with a code. */
    codes,
    problems,
    /** Texts of all messages that were sent. */
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
    /** A message has arrived at the end that it is for. */
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
