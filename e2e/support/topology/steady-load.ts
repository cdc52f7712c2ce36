import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between a response and the next request of the same client. */
const pauseMs = 5;

/** What one client asks for, again and again. */
export interface Traffic {
  readonly name: string;
  readonly origin: string;
  /** The path of the nth request of a client. */
  readonly path: (turn: number) => string;
  readonly clients: number;
  /** What is wrong with a response of status 200; undefined when nothing is. */
  readonly faultOf: (body: string) => string | undefined;
}

export interface SteadyLoad {
  /** Good responses so far, by the name of the traffic. */
  readonly answered: ReadonlyMap<string, number>;
  /** One line for each request that failed. */
  readonly failures: readonly string[];
  /** Resolves when every request under way is answered. */
  stop(): Promise<void>;
}

/** Starts clients that each keep one connection and ask for one thing after the other until they are stopped. */
export function startSteadyLoad(traffics: readonly Traffic[]): SteadyLoad {
  const answered = new Map<string, number>();
  const failures: string[] = [];
  let isStopped = false;
  const run = async ({ name, origin, path, faultOf }: Traffic, client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = client; !isStopped; turn += 1) {
      const asked = path(turn);
      const fault = await ask(origin + asked, agent, faultOf);
      if (fault === undefined) answered.set(name, (answered.get(name) ?? 0) + 1);
      else failures.push(`${new Date().toISOString()} ${name} ${asked}: ${fault}`);
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

/** @returns what went wrong */
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
