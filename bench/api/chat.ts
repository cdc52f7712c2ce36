import { Console } from 'node:console';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChat } from './chat/run-chat';

/*
 * Many visitors connected to API processes on PostgreSQL. They ask questions and get answers, lose their
 * connections, and see one process restarted. Fails when a message is lost, stored twice or shown twice.
 */
const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432/postgres' },
    visitors: { type: 'string', default: '1000' },
    advisors: { type: 'string', default: '8' },
    processes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '120' },
    /** Questions per second, each of which is answered. */
    rate: { type: 'string', default: '10' },
    /** Interval between lost connections of visitors, in milliseconds. */
    'drop-every': { type: 'string', default: '200' },
    /** Folder for a CPU profile of the API. */
    profile: { type: 'string' },
    /** File for the JSON. */
    json: { type: 'string' },
  },
});

const print = new Console(process.stdout);
const folder = await mkdtemp(join(tmpdir(), 'kaadu-chat-'));
const round = (value: number) => Math.round(value * 10) / 10;
try {
  const result = await runChat({
    server: flags.url,
    folder,
    visitors: Number(flags.visitors),
    advisors: Number(flags.advisors),
    processes: Number(flags.processes),
    seconds: Number(flags.seconds),
    rate: Number(flags.rate),
    dropEveryMs: Number(flags['drop-every']),
    profile: flags.profile,
    onProgress: (line) => print.log(line),
  });
  const { deliveries, comebacks, memory, problems, log } = result;
  const row = (what: string, { count, p50, p99, worst }: typeof comebacks) => ({
    what,
    count,
    'p50 ms': round(p50),
    'p99 ms': round(p99),
    'worst ms': round(worst),
  });
  print.table([
    ...deliveries.flatMap(({ direction, before, after, interrupted }) => [
      row(direction, before),
      row('… after the restart, while all come back', after),
      row('… to or from an end that came back in between', interrupted),
    ]),
    row('from the loss of a connection to the next', comebacks),
  ]);
  print.log(
    `Memory of the API: ${round(memory.before)} MB, connected ${round(memory.connected)} MB, afterwards ` +
      `${round(memory.after)} MB; ${round(memory.perConnectionKb)} kB a connection`,
  );
  print.log(
    `The API was away for ${round(result.restartSeconds)} s; ends by code: ${JSON.stringify(result.codes)}`,
  );
  print.log(`${problems.length} problems, ${log.length} logged errors`);
  for (const line of [...problems, ...log].slice(0, 20)) print.log(line);
  if (flags.json) await writeFile(flags.json, `${JSON.stringify(result)}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
