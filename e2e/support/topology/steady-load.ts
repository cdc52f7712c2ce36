import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Delay between a response and the next request of the same client, in milliseconds. */
const pauseMs = 5;

/** Repeated requests of one client. */
export interface Traffic {
  readonly name: string;
  readonly origin: string;
  /** Returns the path of the nth request of a client. */
  readonly path: (turn: number) => string;
  readonly clients: number;
  /** Returns the fault of a response of status 200; undefined when there is none. */
  readonly faultOf: (body: string) => string | undefined;
}

export interface SteadyLoad {
  /** Number of good responses so far, by the name of the traffic. */
  readonly answered: ReadonlyMap<string, number>;
  /** One line per failed request. */
  readonly failures: readonly string[];
  /** Resolves when all pending requests have finished. */
  stop(): Promise<void>;
}

/**
 * Starts clients that each use one connection and send one request after the other until they are stopped.
 */
export function startSteadyLoad(traffics: readonly Traffic[]): SteadyLoad {
  const answered = new Map<string, number>();
  const failures: string[] = [];
  let isStopped = false;
  const run = async ({ name, origin, path, faultOf }: Traffic, client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = client; !isStopped; turn += 1) {
      const requested = path(turn);
      const fault = await ask(origin + requested, agent, faultOf);
      if (fault === undefined) answered.set(name, (answered.get(name) ?? 0) + 1);
      else failures.push(`${new Date().toISOString()} ${name} ${requested}: ${fault}`);
      await sleep(pauseMs);
    }
    agent.destroy();
  };
  const running = traffics.flatMap((traffic) =>
    Array.from({ length: traffic.clients }, (_, client) => run(traffic, client)),
  );
  return {
    answered,
    failures,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** @returns the failure */
async function ask(url: string, agent: Agent, faultOf: Traffic['faultOf']): Promise<string | undefined> {
  try {
    const { status, body } = await new Promise<{ status: number | undefined; body: string }>(
      (resolve, reject) => {
        get(url, { agent }, (response) => {
          text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
        }).on('error', reject);
      },
    );
    return status === 200 ? faultOf(body) : `status ${status}: ${body.slice(0, 100)}`;
  } catch (error) {
    return String(error);
  }
}
