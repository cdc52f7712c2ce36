import { Console } from 'node:console';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { benchSize, type SizeResult } from './bench-size';
import { closeConnections } from './compare';

/*
 * The API's numbers against bare SQL and bare Fastify, in one run on one machine. Needs a PostgreSQL server where it
 * may create databases `kaadu_bench_<size>`; they are kept for the next run unless --drop is given.
 */
const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '12' },
    /** A file for the JSON, which is printed in any case. */
    json: { type: 'string' },
    drop: { type: 'boolean', default: false },
  },
});
const sizes = flags.sizes.split(',').map(Number);
/** Cached reads are measured where search and listing have their limits, else on the smallest. */
const cachedReadsAt = sizes.includes(100_000) ? 100_000 : sizes[0];

const results: SizeResult[] = [];
for (const size of sizes) {
  const options = {
    serverUrl: flags.url,
    rounds: Number(flags.rounds),
    cachedReads: size === cachedReadsAt,
    drop: flags.drop,
  };
  results.push(await benchSize(size, options));
}
closeConnections();

const print = new Console(process.stdout);
const rounded = (value: number) => Math.round(value * 100) / 100;
print.table(
  results.flatMap(({ size, measured }) =>
    Object.entries(measured).map(([what, { api, sql }]) => ({
      what,
      experiences: size,
      'API p50 ms': rounded(api.p50),
      'API p95 ms': rounded(api.p95),
      'SQL p95 ms': rounded(sql.p95),
      'API ÷ SQL, p95': rounded(api.p95 / sql.p95),
    })),
  ),
);
print.table(
  results.flatMap(({ size, cached }) =>
    cached.map(({ path, api, bare, ratio }) => ({
      path,
      experiences: size,
      'API requests/s': Math.round(api),
      'bare Fastify requests/s': Math.round(bare),
      ratio: rounded(ratio),
    })),
  ),
);
const [smallest, largest] = [results[0], results.at(-1)];
if (smallest && largest && smallest !== largest) {
  const growth = rounded(largest.measured.search.api.p95 / smallest.measured.search.api.p95);
  process.stdout.write(`search p95, ${largest.size} ÷ ${smallest.size}: ${growth}\n`);
}
const json = JSON.stringify(results);
process.stdout.write(`${json}\n`);
if (flags.json) await writeFile(flags.json, `${json}\n`);
