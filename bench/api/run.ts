import { Console } from 'node:console';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compareCachedRead } from './cached-reads';
import { closeConnections, compare } from './compare';
import { openSize } from './open-size';
import type { Timing } from './timing';

/*
 * The API compared with bare SQL and bare Fastify, in one run on one machine. Needs a PostgreSQL server where
 * it may create databases `kaadu_bench_<size>`. They are kept for the next run unless --drop is given.
 */
const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '12' },
    /** File for the JSON, which is printed in any case. */
    json: { type: 'string' },
    drop: { type: 'boolean', default: false },
  },
});
const sizes = flags.sizes.split(',').map(Number);
/** Cached reads are measured at the size of the limits of search and listing, otherwise at the smallest. */
const cachedReadsAt = sizes.includes(100_000) ? 100_000 : sizes[0];

const opened: Awaited<ReturnType<typeof openSize>>[] = [];
const measured: { what: string; size: number; api: Timing; sql: Timing }[] = [];
const cached: (Awaited<ReturnType<typeof compareCachedRead>> & { size: number })[] = [];
try {
  for (const size of sizes) opened.push(await openSize(size, flags.url));
  for (const what of [
    'search',
    'listing, three filters',
    'listing, fewer filters',
    'three filters on dates',
    'fewer filters on dates',
    'listing, facets cached',
  ] as const) {
    const subjects = opened.map((one) => one.subjects[what]);
    const results = await compare(subjects, Number(flags.rounds));
    for (const [index, { size }] of opened.entries()) {
      const result = results[index];
      if (result) measured.push({ what, size, ...result });
    }
  }
  for (const { size, origin } of opened.filter((one) => one.size === cachedReadsAt)) {
    for (const path of ['/home/footerDetails', '/search/static']) {
      cached.push({ size, ...(await compareCachedRead(origin, path)) });
    }
  }
} finally {
  closeConnections();
  for (const { close } of opened) await close(flags.drop);
}

const print = new Console(process.stdout);
const rounded = (value: number) => Math.round(value * 100) / 100;
print.table(
  measured.map(({ what, size, api, sql }) => ({
    what,
    experiences: size,
    'API p50 ms': rounded(api.p50),
    'API p95 ms': rounded(api.p95),
    'SQL p95 ms': rounded(sql.p95),
    'API ÷ SQL, p95': rounded(api.p95 / sql.p95),
  })),
);
print.table(
  cached.map(({ path, size, api, bare, ratio }) => ({
    path,
    experiences: size,
    'API requests/s': Math.round(api),
    'bare Fastify requests/s': Math.round(bare),
    ratio: rounded(ratio),
  })),
);
const searched = measured.filter(({ what }) => what === 'search');
const [smallest, largest] = [searched[0], searched.at(-1)];
if (smallest && largest && smallest !== largest) {
  const growth = rounded(largest.api.p95 / smallest.api.p95);
  process.stdout.write(`search p95, ${largest.size} ÷ ${smallest.size}: ${growth}\n`);
}
for (const filters of ['three', 'fewer']) {
  for (const { size } of opened) {
    const p95Of = (wanted: string) =>
      measured.find(({ what, size: of }) => what === wanted && of === size)?.api.p95 ?? NaN;
    const times = rounded(p95Of(`${filters} filters on dates`) / p95Of(`listing, ${filters} filters`));
    process.stdout.write(`${filters} filters, ${size}: p95 on dates ÷ without: ${times}\n`);
  }
}
const loaded = opened.map(({ size, loadSeconds }) => ({ size, loadSeconds }));
const json = JSON.stringify({ loaded, measured, cached });
process.stdout.write(`${json}\n`);
if (flags.json) await writeFile(flags.json, `${json}\n`);
