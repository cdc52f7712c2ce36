import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Db } from '../../../packages/api/src/platform/database/database';
import { openDatabase } from '../../../packages/api/src/platform/database/open-database';
import { freePort } from '../../../scripts/site/processes/free-ports';
import { apiProcess } from '../torture/processes';
import { createRandom } from '../torture/random';
import { timingOf } from '../timing';
import { countCalendar, fillCalendar, findProblems, hireOperators } from './fill-calendar';
import { type Call, Operator } from './operator';

interface CalendarRunOptions {
  /** URL of a PostgreSQL server; undefined for the embedded database. */
  readonly server: string | undefined;
  readonly folder: string;
  readonly operators: number;
  readonly resources: number;
  readonly seconds: number;
  readonly pauseMs: number;
  readonly changes: number;
  readonly profile: string | undefined;
  readonly onProgress: (line: string) => void;
}

const siteOrigin = 'http://localhost:3000';
/** Warm-up, in which calls are not counted: code is compiled and pages are read into memory. */
const warmUpMs = 5_000;
const bareEveryMs = 50;
/** Clock ticks per second in /proc. */
const ticks = 100;

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database for this run. */
async function openStage(server: string | undefined, folder: string) {
  const name = `kaadu_calendar_${randomBytes(4).toString('hex')}`;
  if (server) await onServer(server, `CREATE DATABASE ${name}`);
  const url = server && Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const env: Readonly<Record<string, string>> = url ? { DATABASE_URL: url } : {};
  return {
    url,
    env,
    async use<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
      const database = await openDatabase(url ? { url } : { folder: join(folder, 'db') });
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
    async fill(resources: number): Promise<void> {
      const database = await openDatabase(url ? { url } : { folder: join(folder, 'db') });
      try {
        await fillCalendar(database, resources);
      } finally {
        await database.close();
      }
    },
    close: async () => {
      if (server) await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/**
 * Reads the counters of a window's range in a loop until the deadline.
 * @returns milliseconds
 */
async function askBare(url: string, deadline: number): Promise<number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const times: number[] = [];
  const { rows } = await client.query<{ key: number }>('SELECT primary_key AS key FROM resources ORDER BY 1');
  const random = createRandom(7);
  while (performance.now() < deadline) {
    const start = random.below(Math.max(1, rows.length - 20));
    const keys = rows.slice(start, start + 20).map(({ key }) => key);
    const started = performance.now();
    await client.query(
      'SELECT * FROM inventory WHERE resource_pk = ANY($1) AND day BETWEEN current_date + $2::int AND current_date + $2::int + 27',
      [keys, random.below(150)],
    );
    times.push(performance.now() - started);
    await sleep(bareEveryMs);
  }
  await client.end();
  return times;
}

/** Returns the CPU time of a process in seconds. */
async function processorTime(pid: number | undefined): Promise<number> {
  if (pid === undefined) throw new Error('The API does not run');
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

const summaryOf = (what: string, calls: readonly Call[]) => ({
  what,
  count: calls.length,
  refused: calls.filter(({ status }) => status !== 200).length,
  ...timingOf(calls.map(({ ms }) => ms)),
});

function timingsOf(calls: readonly Call[], bare: readonly number[]) {
  const acts = [...new Set(calls.map(({ act }) => act))].sort();
  return [
    summaryOf('everything', calls),
    summaryOf(
      'changes',
      calls.filter(({ act }) => act !== 'window'),
    ),
    ...acts.map((act) =>
      summaryOf(
        act,
        calls.filter((call) => call.act === act),
      ),
    ),
    ...(bare.length > 0 ? [{ what: 'bare SELECT', count: bare.length, refused: 0, ...timingOf(bare) }] : []),
  ];
}

/**
 * Runs operators for some seconds. `problems` is empty when only conflicts were refused and all invariants
 * hold.
 */
export async function runCalendar(options: CalendarRunOptions) {
  const { server, folder, operators, resources, seconds, pauseMs, changes, profile, onProgress } = options;
  const stage = await openStage(server, folder);
  const nodeArguments = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const env = { ...stage.env, DATA_DIR: folder, TRUSTED_PROXIES: '1', SITE_ORIGIN: siteOrigin };
  const api = apiProcess(env, await freePort(), nodeArguments);
  try {
    await stage.fill(resources);
    const { size, headers } = await stage.use(async (db) => ({
      size: await countCalendar(db),
      headers: await hireOperators(db, operators),
    }));
    onProgress(`${size.resourceDays} resource-days, ${size.counters} rows; ${operators} operators begin`);
    await api.start();
    const calls: Call[] = [];
    const counted = performance.now() + warmUpMs;
    const deadline = counted + seconds * 1_000;
    let made = 0;
    const onCall = (call: Call) => {
      if (call.act !== 'window' && call.status === 200) made += 1;
      if (performance.now() > counted) calls.push(call);
    };
    const working = headers.map((own, desk) =>
      new Operator({
        origin: api.origin,
        headers: own,
        random: createRandom(desk),
        pauseMs,
        changes,
        onCall,
      }).work(deadline),
    );
    const asking = stage.url ? askBare(stage.url, deadline) : Promise.resolve([]);
    await sleep(warmUpMs);
    const before = await processorTime(api.pid());
    await Promise.all(working);
    const cpuShare = ((await processorTime(api.pid())) - before) / seconds;
    const bare = await asking;
    await api.stop();
    const timings = timingsOf(calls, bare);
    const windows = timings.find(({ what }) => what === 'window');
    const failed = calls.filter(({ status }) => status !== 200 && status !== 409);
    return {
      ...size,
      timings,
      perSecond: calls.length / seconds,
      cpuShare,
      ratio: bare.length > 0 && windows ? windows.p95 / timingOf(bare).p95 : null,
      problems: [
        ...failed.map(({ act, status }) => `${act} answered ${status}`),
        ...(await stage.use((db) => findProblems(db, made))),
        ...api.log,
      ],
    };
  } finally {
    await api.kill();
    await stage.close();
  }
}
