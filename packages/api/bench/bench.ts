import { sampleData } from '@kaadu/sample-data';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Console } from 'node:console';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { buildApi } from '../src/build-api';
import type { Db } from '../src/db/database';
import { openPostgres } from '../src/db/postgres';
import { getListing } from '../src/domain/listing/get-listing';
import { searchAll } from '../src/domain/search/search-all';
import { developmentOutbox } from '../src/messages/development-outbox';
import { loadChoices } from '../src/repositories/listing';
import { makeSecrets } from '../src/secrets';
import { compareCachedRead } from './cached-reads';
import { loadBulk } from './load-bulk';
import { openRecorder } from './recorder';
import { measure, timingOf, type Timing } from './timing';

/*
 * The API's numbers against bare SQL and bare Fastify, in one run on one machine. Needs a PostgreSQL server where it
 * may create databases `kaadu_bench_<size>`; they are kept for the next run unless --drop is given.
 */
const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '12' },
    drop: { type: 'boolean', default: false },
  },
});
const sizes = flags.sizes.split(',').map(Number);
const rounds = Number(flags.rounds);
const largestListing = 100_000;

/** What people type: common and rare words, beginnings, slips, several words. */
const searches = [
  'coorg',
  'karnataka',
  'farm stay',
  'jungle',
  'tree house',
  'trek',
  'kay',
  'ka',
  'misty',
  'safari',
  'hosahalli',
  'kadupura',
  'kalamane',
  'coorg coffee',
  'kabini jungle lodge',
  'rafting',
  'wild elephants',
  'trekkng',
  'kabnii',
  'safri',
  'cofee farm',
  'homstay',
  'wayand',
  'reef dive',
  'night walk',
  'red earth bungalow',
  'quiet river cottage',
  'granite climb',
  'fireflies',
  'zzxxqq',
  'm',
  'monsoon waterfalls coorg',
];
const listings: readonly Record<string, string>[] = [
  { destinations_pk: '1,2', activities_pk: '1,2,3', themes_pk: '1,2', sort: 'price_low' },
  { destinations_pk: '1', activities_pk: '2', durations_pk: '1', page: '2' },
  { themes_pk: '1,3', stay_type_pk: '1,2', budgets_pk: '2,3', sort: 'rating' },
  { activities_pk: '4,5', durations_pk: '1,2', budgets_pk: '1,2', sort: 'newest', page: '3' },
];

async function onServer(text: string): Promise<boolean> {
  const client = new Client({ connectionString: flags.url });
  await client.connect();
  try {
    return (await client.query(text)).rows.length > 0;
  } finally {
    await client.end();
  }
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

interface Compared {
  readonly api: Timing;
  readonly sql: Timing;
}

/** Times each request and the statements it stands for in turn, so that both meet the same machine. */
async function compare(
  databaseUrl: string,
  cases: readonly { readonly url: string; readonly work: (db: Db) => Promise<unknown> }[],
): Promise<Compared> {
  const recorder = await openRecorder(databaseUrl);
  const recorded: { url: string; statements: Awaited<ReturnType<typeof recorder.record>> }[] = [];
  for (const { url, work } of cases) recorded.push({ url, statements: await recorder.record(work) });
  const api: number[] = [];
  const bare: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    for (const { url, statements } of recorded) {
      const [apiMs, sqlMs] = [
        await measure(() => get(url)),
        await measure(() => recorder.replay(statements)),
      ];
      if (round < 0) continue;
      api.push(apiMs);
      bare.push(sqlMs);
    }
  }
  await recorder.close();
  return { api: timingOf(api), sql: timingOf(bare) };
}

async function benchSize(size: number) {
  const name = `kaadu_bench_${size}`;
  if (!(await onServer(`SELECT 1 FROM pg_database WHERE datname = '${name}'`))) {
    await onServer(`CREATE DATABASE ${name}`);
  }
  const databaseUrl = Object.assign(new URL(flags.url), { pathname: `/${name}` }).href;
  // One connection, as the bare statements have.
  const database = await openPostgres(databaseUrl, 1);
  const loadMs = await measure(() => loadBulk(database, size));
  process.stderr.write(`${size} experiences ready after ${Math.round(loadMs / 1_000)} s\n`);
  const imageFolder = await mkdtemp(join(tmpdir(), 'kaadu-bench-'));
  const { messenger } = developmentOutbox(false);
  const app = await buildApi({
    database,
    sampleData,
    secrets: makeSecrets(),
    imageFolder,
    paintImage: () => undefined,
    messenger,
    siteOrigins: ['http://localhost:3000'],
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const choices = await loadChoices(database.db);
    const search = await compare(
      databaseUrl,
      searches.map((text) => ({
        url: `${origin}/search/all?text=${encodeURIComponent(text)}`,
        work: (db) => searchAll(db, text),
      })),
    );
    // Facets count the whole catalogue: beyond what a listing is meant for, they only wait for the statement time-out.
    const listing = await compare(
      databaseUrl,
      (size <= largestListing ? listings : []).map((query) => ({
        url: `${origin}/home/filter?${new URLSearchParams(query).toString()}`,
        work: (db) => getListing(db, query, choices),
      })),
    );
    const cached =
      size === sizes[0]
        ? [
            await compareCachedRead(origin, '/home/footerDetails'),
            await compareCachedRead(origin, '/search/static'),
          ]
        : [];
    return { size, search, listing, cached };
  } finally {
    await app.close();
    await rm(imageFolder, { recursive: true });
    if (flags.drop) await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

const print = new Console(process.stdout);
const results: Awaited<ReturnType<typeof benchSize>>[] = [];
for (const size of sizes) results.push(await benchSize(size));
agent.destroy();

const ms = (value: number) => Math.round(value * 100) / 100;
print.table(
  results.flatMap(({ size, search, listing }) =>
    Object.entries(size <= largestListing ? { search, listing } : { search }).map(([what, { api, sql }]) => ({
      what,
      experiences: size,
      'API p50 ms': ms(api.p50),
      'API p95 ms': ms(api.p95),
      'SQL p95 ms': ms(sql.p95),
      'API ÷ SQL, p95': ms(api.p95 / sql.p95),
    })),
  ),
);
print.table(
  results.flatMap(({ cached }) =>
    cached.map(({ path, api, bare, ratio }) => ({
      path,
      'API requests/s': Math.round(api),
      'bare Fastify requests/s': Math.round(bare),
      ratio: ms(ratio),
    })),
  ),
);
const [smallest, largest] = [results[0], results.at(-1)];
if (smallest && largest && smallest !== largest) {
  const growth = ms(largest.search.api.p95 / smallest.search.api.p95);
  process.stdout.write(`search p95, ${largest.size} ÷ ${smallest.size}: ${growth}\n`);
}
process.stdout.write(`${JSON.stringify(results)}\n`);
