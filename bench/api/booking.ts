import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Console } from 'node:console';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabase } from '../../packages/api/src/platform/database/open-database';
import { loadSampleContent } from '../../packages/api/src/sample-content/load-sample-content';
import { runApi } from '../../packages/api/src/testing/processes/api-process';
import { smallData } from '../../packages/api/src/testing/data/small-data';
import { dayCount, firstDay, measureHolds, options, slotOf } from './booking-load';

/*
 * Holds through the API, compared with the bare conditional UPDATE at their core. Both run with 16 clients
 * over 600 counters, in one run on one PostgreSQL server. Needs `pgbench`.
 */
const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
    seconds: { type: 'string', default: '15' },
    pgbench: { type: 'string', default: 'pgbench' },
    /** Folder for a CPU profile of the API. */
    profile: { type: 'string' },
  },
});
const seconds = Number(flags.seconds);
const name = `kaadu_bench_${randomBytes(4).toString('hex')}`;
const url = Object.assign(new URL(flags.url), { pathname: `/${name}` }).href;
const folder = await mkdtemp(join(tmpdir(), 'kaadu-bench-'));

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: flags.url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates the small catalogue with more capacity than can be sold, and all counters. */
async function fill(): Promise<void> {
  const database = await openDatabase({ url });
  await loadSampleContent(database, smallData);
  await database.db.execute(sql`UPDATE resources SET capacity = 100000000`);
  for (const option of options) {
    await database.db.execute(sql`
      INSERT INTO inventory (resource_pk, day, slot, capacity)
      SELECT ${option}::int, ${firstDay}::date + n, ${slotOf(option)}, 100000000 FROM generate_series(0, ${dayCount}::int - 1) n`);
  }
  await database.close();
}

/** Measures bare updates per second. */
async function measureUpdates(): Promise<number> {
  const script = join(folder, 'update.sql');
  await writeFile(
    script,
    `\\set option random(1, ${options.length})
\\set day random(0, ${dayCount - 1})
UPDATE inventory SET held = held + 1
WHERE resource_pk = (ARRAY[${options.join()}])[CAST(:option AS int)] AND day = DATE '${firstDay}' + CAST(:day AS int)
  AND slot = (ARRAY[${options.map((option) => `'${slotOf(option)}'`).join()}])[CAST(:option AS int)] AND held + sold + 1 <= capacity;
`,
  );
  const args = ['-n', '-c', '16', '-j', '2', '-T', String(seconds), '-M', 'prepared', '-f', script, url];
  const { stdout } = await promisify(execFile)(flags.pgbench, args);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

async function startApi() {
  const env = { DATABASE_URL: url, DATA_DIR: folder, TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '1000' };
  const api = runApi(env, flags.profile ? ['--cpu-prof', `--cpu-prof-dir=${flags.profile}`] : []);
  return { api, origin: await api.listening() };
}

const print = new Console(process.stdout);
await onServer(`CREATE DATABASE ${name}`);
try {
  await fill();
  const before = await measureUpdates();
  const { api, origin } = await startApi();
  await measureHolds(origin, 3);
  const holds = await measureHolds(origin, seconds);
  api.kill('SIGTERM');
  await api.ended;
  const after = await measureUpdates();
  const updates = (before + after) / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  print.table({
    'holds a second': round(holds.perSecond),
    'hold p50 ms': round(holds.p50),
    'hold p95 ms': round(holds.p95),
    'holds refused': holds.refused,
    'bare updates a second, before and after': `${round(before)}, ${round(after)}`,
    ratio: round(holds.perSecond / updates),
  });
} finally {
  await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await rm(folder, { recursive: true, force: true });
}
