import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createApi } from '@kaadu/api-client';
import { paths } from '@kaadu/contracts';
import { openBulkDatabase } from '../api/bulk-database';
import startSite from '../../e2e/setup/start-site';
import { medianOf, visit, type Sample } from '../support/visits';
import { startSized, type SizedSite } from './sized-site';
import { cpuOf } from './process-cpu';

/*
 * `npm run bench scale`: cost of a page as the number of experiences grows, and the gain from more render
 * workers and API processes. Needs a PostgreSQL server on this machine where it may create databases
 * `kaadu_bench_<size>`. They are kept for the next run unless --drop is given.
 */
const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
    sizes: { type: 'string', default: '66,10000,100000,1000000' },
    /** Numbers of render workers; sizes are compared at the first. */
    workers: { type: 'string', default: '1,2,4' },
    /** Numbers of API processes; sizes are compared at the first. */
    apis: { type: 'string', default: '1,2' },
    connections: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '2' },
    /** Duration of each measurement. */
    seconds: { type: 'string', default: '5' },
    drop: { type: 'boolean', default: false },
  },
});
const numbers = (list: string) => list.split(',').map(Number);
const [rounds, seconds, connections] = [flags.rounds, flags.seconds, flags.connections].map(Number) as [
  number,
  number,
  number,
];
const print = (line: string) => process.stdout.write(`${line}\n`);

/** CPU time of a page by process, in milliseconds. */
interface Cost {
  readonly samples: readonly Sample[];
  readonly shellMs: number;
  readonly apiMs: number;
  readonly postgresMs: number;
}

async function measure(site: SizedSite, path: string, isCached = false): Promise<Cost> {
  const options = { path, connections, seconds, isCached, countsFailures: true };
  await visit(site, options);
  const before = await cpuOf(site.processes);
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round += 1) samples.push(await visit(site, options));
  const after = await cpuOf(site.processes);
  const pages = samples.reduce((sum, sample) => sum + sample.pages, 0);
  const of = (name: keyof typeof after) => (after[name] - before[name]) / pages;
  return { samples, shellMs: of('shell'), apiMs: of('api'), postgresMs: of('postgres') };
}

function cellsOf({ samples, shellMs, apiMs, postgresMs }: Cost): string {
  const median = (key: keyof Sample) => medianOf(samples, key).toFixed(0);
  const costs = [shellMs, apiMs, postgresMs].map((ms) => ms.toFixed(1));
  const failures = samples.reduce((sum, sample) => sum + sample.failures, 0);
  return [median('pagesPerSecond'), `${median('p50')} / ${median('p99')}`, failures, ...costs].join(' | ');
}

/** Returns the pages that every visitor may request, by name. */
async function pagesOf(apiUrl: string): Promise<Map<string, string>> {
  const { featured_stays, destinations } = await createApi({ baseUrl: apiUrl }).getHome();
  const [experience] = featured_stays;
  const [destination] = destinations;
  if (!experience || !destination) throw new Error('The sample data features no stay');
  const listing = paths.experiences.getHref();
  return new Map([
    ['home', paths.home.getHref()],
    ['listing', listing],
    ['listing, filtered', `${listing}?destinations_pk=${destination.primary_key}&range=0,2000000`],
    ['detail', paths.experience.getHref(experience.url, experience.primary_key)],
  ]);
}

const columns = 'pages/s | p50 / p99 ms | failures | CPU: shell | API | PostgreSQL |';

async function compareSizes(databases: ReadonlyMap<number, string>): Promise<void> {
  const [workers = 1] = numbers(flags.workers);
  print(`\n| experiences | page | ${columns} CPU ÷ that of ${[...databases.keys()][0]} |`);
  print(`|${' --- |'.repeat(9)}`);
  const first = new Map<string, number>();
  for (const [size, databaseUrl] of databases) {
    const site = await startSized({ databaseUrl, workers, apis: numbers(flags.apis)[0] ?? 1 });
    try {
      const pages = [...(await pagesOf(site.apiUrl))].map(([name, path]) => [name, path, false] as const);
      for (const [name, path, isCached] of [...pages, ['home, cached', '/', true] as const]) {
        const cost = await measure(site, path, isCached);
        const cpu = cost.shellMs + cost.apiMs + cost.postgresMs;
        if (!first.has(name)) first.set(name, cpu);
        print(`| ${size} | ${name} | ${cellsOf(cost)} | ${(cpu / (first.get(name) ?? cpu)).toFixed(2)} |`);
      }
    } finally {
      await site.stop();
    }
  }
}

async function compareProcesses(databaseUrl: string, size: number): Promise<void> {
  print(`\n| render workers | API processes | listing of ${size}: ${columns} RSS of the shell, MB |`);
  print(`|${' --- |'.repeat(9)}`);
  for (const apis of numbers(flags.apis))
    for (const workers of numbers(flags.workers)) {
      const site = await startSized({ databaseUrl, workers, apis });
      try {
        const cost = await measure(site, paths.experiences.getHref());
        const rss = medianOf(cost.samples, 'rssMb').toFixed(0);
        print(`| ${workers} | ${apis} | ${cellsOf(cost)} | ${rss} |`);
      } finally {
        await site.stop();
      }
    }
}

// Builds the remotes, and the store that the shells of this benchmark copy.
const stop = await startSite();
await stop();
const databases = new Map<number, string>();
const drops: (() => Promise<void>)[] = [];
try {
  for (const size of numbers(flags.sizes)) {
    const { url, drop } = await openBulkDatabase(size, flags.url);
    databases.set(size, url);
    drops.push(drop);
  }
  print(
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds of ${seconds} s, ${connections} connections; CPU in ms of a page`,
  );
  await compareSizes(databases);
  const [size = 0, databaseUrl = ''] = [...databases].at(-1) ?? [];
  await compareProcesses(databaseUrl, size);
} finally {
  if (flags.drop) for (const drop of drops) await drop();
}
