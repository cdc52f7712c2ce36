import { Console } from 'node:console';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTorture } from './torture/run-torture';

/*
 * Sixteen clients book, pay, change and cancel at random while API processes are killed and the gateway
 * misbehaves. Afterwards nothing may be lost, oversold or paid twice. With DATABASE_URL, it uses a new
 * database on that PostgreSQL server and two API processes; otherwise the embedded database and one.
 */
const { values: flags } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '7200' },
    /** Milliseconds between kills of an API process. */
    'kill-every': { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** File for the errors logged by the API. */
    log: { type: 'string' },
  },
});

const print = new Console(process.stdout);
const folder = await mkdtemp(join(tmpdir(), 'kaadu-torture-'));
print.log(`Seed ${flags.seed}`);
try {
  const { table, problems, log, ...summary } = await runTorture({
    server: process.env['DATABASE_URL'],
    folder,
    operations: Number(flags.operations),
    seconds: Number(flags.seconds),
    seed: Number(flags.seed),
    killEveryMs: Number(flags['kill-every']),
    onProgress: (line) => print.log(line),
  });
  print.table(table);
  print.log(JSON.stringify({ ...summary, problems: problems.length, loggedErrors: log.length }));
  for (const problem of problems.slice(0, 20)) print.log(problem);
  if (flags.log) await writeFile(flags.log, `${log.join('\n')}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
