import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newVisitor } from '../people/visitor-address';

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Milliseconds from the request to the last byte of the response. */
  readonly ms: number;
}

/**
 * Requests a page over a keep-alive connection. Rejects when the response is incomplete.
 * @param timeoutMs milliseconds before it is aborted; never by default
 */
export function ask(
  url: string,
  agent: Agent,
  headers: Readonly<Record<string, string>> = {},
  timeoutMs?: number,
): Promise<Answer> {
  const began = performance.now();
  const limit = timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers, ...limit }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        resolve({ status: response.statusCode ?? 0, body, ms: performance.now() - began });
      });
    })
      .on('error', reject)
      .end();
  });
}

export interface LoadOptions {
  readonly origins: readonly string[];
  /** Returns the path of the nth request. */
  readonly path: (turn: number) => string;
  /** Number of connections to each origin. */
  readonly connections: number;
  /** Returns the fault of a response; null when it is correct. */
  readonly faultOf: (answer: Answer, origin: string) => string | null | Promise<string | null>;
  /** Delay between two requests on a connection, in milliseconds. */
  readonly restMs?: number;
}

export interface Load {
  /** Duration of every response so far, in milliseconds. */
  readonly times: number[];
  /** Number of faults by kind. */
  readonly faults: Map<string, number>;
  stop(): Promise<void>;
}

/** Simulates visitors who request one page after the other until they are stopped. */
export function startLoad({ origins, path, connections, faultOf, restMs = 0 }: LoadOptions): Load {
  const times: number[] = [];
  const faults = new Map<string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const note = (fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1);
  let stopped = false;
  let turn = 0;

  async function visit(origin: string): Promise<void> {
    while (!stopped) {
      turn += 1;
      try {
        const answer = await ask(`${origin}${path(turn)}`, agent, newVisitor());
        times.push(answer.ms);
        const fault = await faultOf(answer, origin);
        if (fault) note(fault);
      } catch (error) {
        note(String(error));
      }
      if (restMs > 0) await sleep(restMs);
    }
  }

  const visitors = origins.flatMap((origin) => Array.from({ length: connections }, () => visit(origin)));
  return {
    times,
    faults,
    async stop() {
      stopped = true;
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}

/**
 * Returns a quantile of the values; NaN without any.
 * @param share fraction of 1, such as 0.99
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Returns the total number of faults. */
export function failed(faults: ReadonlyMap<string, number>): number {
  return [...faults.values()].reduce((sum, count) => sum + count, 0);
}
