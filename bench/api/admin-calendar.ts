import { Console } from 'node:console';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCalendar } from './admin-calendar/run-calendar';

/*
 * Operators who read and change a calendar of 100,000 resource-days, each with a row, at one API process. At
 * the same time one connection reads the counters of a window with a bare SELECT, on the same machine. Fails
 * on an oversold counter, a change without an audit entry, or an error other than a conflict.
 */
const { values: flags } = parseArgs({
  options: {
    /** URL of a PostgreSQL server; empty for the embedded database, without the bare SELECT. */
    url: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
    operators: { type: 'string', default: '50' },
    resources: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '60' },
    /** Average pause of an operator between calls, in milliseconds. */
    pause: { type: 'string', default: '1000' },
    /** Share of the calls that make changes. */
    changes: { type: 'string', default: '0.2' },
    /** Folder for a CPU profile of the API. */
    profile: { type: 'string' },
  },
});

const print = new Console(process.stdout);
const folder = await mkdtemp(join(tmpdir(), 'kaadu-calendar-'));
const round = (value: number) => Math.round(value * 10) / 10;
try {
  const result = await runCalendar({
    server: flags.url || undefined,
    folder,
    operators: Number(flags.operators),
    resources: Number(flags.resources),
    seconds: Number(flags.seconds),
    pauseMs: Number(flags.pause),
    changes: Number(flags.changes),
    profile: flags.profile,
    onProgress: (line) => print.log(line),
  });
  print.table(
    result.timings.map(({ what, count, refused, p50, p95, p99 }) => ({
      what,
      count,
      refused,
      'p50 ms': round(p50),
      'p95 ms': round(p95),
      'p99 ms': round(p99),
    })),
  );
  print.log(
    `${result.resourceDays} resource-days in ${result.counters} rows; ${round(result.perSecond)} calls a second; ` +
      `the API used ${round(result.cpuShare * 100)} % of a core` +
      (result.ratio === null
        ? ''
        : `; p95 of windows is ${round(result.ratio)} times that of the bare SELECT`),
  );
  for (const problem of result.problems.slice(0, 20)) print.log(problem);
  process.exitCode = result.problems.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
