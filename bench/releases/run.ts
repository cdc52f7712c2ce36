import { Console } from 'node:console';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import startSite from '../../e2e/setup/start-site';
import { benchBadCandidate } from './bad-candidate';
import { benchManyVersions } from './many-versions';
import { benchOneSet } from './one-set';
import { benchSwitching } from './switching';

/*
 * `npm run bench releases`: benchmarks of releases on the running site, with real shell processes, store,
 * service and browsers. The load generator runs on the same machine, so absolute times are upper bounds.
 */
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    shells: { type: 'string', default: '4' },
    switches: { type: 'string', default: '100' },
    requests: { type: 'string', default: '20000' },
    versions: { type: 'string', default: '1000' },
    pages: { type: 'string', default: '10000' },
    'browser-pages': { type: 'string', default: '300' },
    json: { type: 'string' },
  },
});
const shells = Number(flags.shells);
const versions = Number(flags.versions);

const benches: Readonly<Record<string, () => Promise<object>>> = {
  switching: () =>
    benchSwitching({ shells, switches: Number(flags.switches), requests: Number(flags.requests) }),
  'many-versions': () => benchManyVersions({ switches: versions, versions }),
  'bad-candidate': () => benchBadCandidate({ shells, times: 5 }),
  'one-set': () =>
    benchOneSet({
      switches: Math.ceil(Number(flags.switches) / 2),
      pages: Number(flags.pages),
      browserPages: Number(flags['browser-pages']),
    }),
};

const wanted = flags.only?.split(',') ?? Object.keys(benches);
const print = new Console(process.stdout);
const results: Record<string, object> = {};
const stop = await startSite();
try {
  for (const name of wanted) {
    const bench = benches[name];
    if (!bench)
      throw new Error(`There is no benchmark ${name}: choose from ${Object.keys(benches).join(', ')}.`);
    print.log(`\n${name}`);
    const result = await bench();
    results[name] = result;
    print.table(Object.fromEntries(Object.entries(result).map(([what, value]) => [what, shown(value)])));
  }
} finally {
  await stop();
}
if (flags.json) await writeFile(flags.json, `${JSON.stringify(results, null, 2)}\n`);

function shown(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 100) / 100;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
