import { Agent, request } from 'node:http';
import type { Db } from '../../packages/api/src/platform/database/database';
import { openRecorder } from './recorder';
import { measure, timingOf, type Timing } from './timing';

/** A request to the API, and the equivalent database statements. */
export interface Case {
  /** @param round increments, for requests that must miss the cache */
  readonly url: (round: number) => string;
  /** Work that a process does once, before its first request. */
  readonly prepare?: (db: Db) => Promise<void>;
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
        else reject(new Error(`${url}: status ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

export function closeConnections(): void {
  agent.destroy();
}

/** An API on a database, with its requests. */
export interface Subject {
  readonly databaseUrl: string;
  readonly cases: readonly Case[];
}

const warmUps = 2;

async function record({ databaseUrl, cases }: Subject) {
  const recorder = await openRecorder(databaseUrl);
  const recorded: { one: Case; statements: Awaited<ReturnType<typeof recorder.record>> }[] = [];
  for (const one of cases) {
    await one.prepare?.(recorder.db);
    recorded.push({ one, statements: await recorder.record(one.work) });
  }
  const api: number[] = [];
  const bare: number[] = [];
  return {
    async run(round: number): Promise<void> {
      for (const { one, statements } of recorded) {
        const apiMs = await measure(() => get(one.url(round)));
        const sqlMs = await measure(() => recorder.replay(statements));
        if (round < warmUps) continue;
        api.push(apiMs);
        bare.push(sqlMs);
      }
    },
    result: (): Compared => ({ api: timingOf(api), sql: timingOf(bare) }),
    close: recorder.close,
  };
}

/**
 * Times each request and its statements alternately, and all subjects in each round, so that all run under
 * the same conditions.
 */
export async function compare(subjects: readonly Subject[], rounds: number): Promise<Compared[]> {
  const running: Awaited<ReturnType<typeof record>>[] = [];
  try {
    for (const subject of subjects) running.push(await record(subject));
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const subject of running) await subject.run(round);
    }
    return running.map(({ result }) => result());
  } finally {
    for (const { close } of running) await close();
  }
}
