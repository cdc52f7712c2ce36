import { Agent, request } from 'node:http';
import type { Db } from '../src/db/database';
import { openRecorder } from './recorder';
import { measure, timingOf, type Timing } from './timing';

/** Something that the API is asked, and the work on the database that it stands for. */
export interface Case {
  /** @param round counts up, for requests that must not be answered from a cache */
  readonly url: (round: number) => string;
  readonly work: (db: Db) => Promise<unknown>;
}

export interface Compared {
  readonly api: Timing;
  readonly sql: Timing;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function get(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

export function closeConnections(): void {
  agent.destroy();
}

const warmUps = 2;

/** Times each request and the statements it stands for in turn, so that both meet the same machine. */
export async function compare(
  databaseUrl: string,
  cases: readonly Case[],
  rounds: number,
): Promise<Compared> {
  const recorder = await openRecorder(databaseUrl);
  const api: number[] = [];
  const bare: number[] = [];
  try {
    const recorded: { one: Case; statements: Awaited<ReturnType<typeof recorder.record>> }[] = [];
    for (const one of cases) recorded.push({ one, statements: await recorder.record(one.work) });
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const { one, statements } of recorded) {
        const apiMs = await measure(() => get(one.url(round)));
        const sqlMs = await measure(() => recorder.replay(statements));
        if (round < warmUps) continue;
        api.push(apiMs);
        bare.push(sqlMs);
      }
    }
  } finally {
    await recorder.close();
  }
  return { api: timingOf(api), sql: timingOf(bare) };
}
