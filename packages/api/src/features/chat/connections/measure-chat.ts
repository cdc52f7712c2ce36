import type { closeCodes } from '@kaadu/contracts/chat';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Side of a connection; `none` before it has said who it is. */
export type ConnectionSide = 'visitor' | 'advisor' | 'none';

/** Metrics that connections of the chat record. */
export interface ChatMetrics {
  /** Counts a message that a connection sent: stored, refused by a rule, or failed. */
  readonly countMessage: (outcome: 'stored' | 'refused' | 'failed') => void;
  /** Counts a connection that the server closed. */
  readonly countClosed: (reason: keyof typeof closeCodes) => void;
  /** Counts a failed background task. */
  readonly countFailure: () => void;
}

/** Registers metrics of the chat: connections by side, messages, connections closed by the server, failures. */
export function measureChat(
  registry: Registry,
  connections: Iterable<{ readonly side: ConnectionSide }>,
): ChatMetrics {
  const registers = [registry];
  new Gauge({
    name: 'chat_connections',
    help: 'Open WebSockets of the chat, by side',
    labelNames: ['side'] as const,
    registers,
    collect() {
      for (const side of ['visitor', 'advisor', 'none']) this.set({ side }, 0);
      for (const { side } of connections) this.inc({ side });
    },
  });
  const messages = new Counter({
    name: 'chat_messages_total',
    help: 'Messages sent through WebSockets, by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  const closed = new Counter({
    name: 'chat_connections_closed_total',
    help: 'WebSockets of the chat that the server closed, by reason',
    labelNames: ['reason'] as const,
    registers,
  });
  const failures = new Counter({
    name: 'chat_failures_total',
    help: 'Failed background tasks of the chat',
    registers,
  });
  for (const outcome of ['stored', 'refused', 'failed']) messages.inc({ outcome }, 0);
  return {
    countMessage: (outcome) => messages.inc({ outcome }),
    countClosed: (reason) => closed.inc({ reason }),
    countFailure: () => failures.inc(),
  };
}
