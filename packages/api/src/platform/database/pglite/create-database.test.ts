import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../testing/eventually';
import { createDatabase } from './create-database';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kaadu-create-'));
});
afterAll(() => rm(parent, { recursive: true }));

it('createDatabase creates a complete database in a process that ends', async () => {
  const before = process.memoryUsage().external;
  const folder = join(parent, 'db');
  await createDatabase(folder);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['PG_VERSION', 'base', 'global', 'pg_wal']));
  expect(process.memoryUsage().external - before).toBeLessThan(20_000_000);
});

it('createDatabase rejects with the reason when it fails', async () => {
  const file = join(parent, 'a-file');
  await writeFile(file, '');
  await expect(createDatabase(join(file, 'db'))).rejects.toThrow(
    /No database can be created in .*a-file\/db \(exit code 1\): .*ENOTDIR/,
  );
});

/** Returns the process that creates a database for this one. */
function creator(): number | undefined {
  const listing = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  const line = listing.split('\n').find((one) => one.includes('create-database-process'));
  return line === undefined ? undefined : Number.parseInt(line, 10);
}

it('createDatabase leaves no database when its process is killed', async () => {
  const creation = expect(createDatabase(join(parent, 'killed'))).rejects.toThrow('(SIGKILL)');
  const pid = await eventually(creator, (found) => found !== undefined);
  process.kill(pid ?? 0, 'SIGKILL');
  await creation;
});
