import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder, startTimeOf } from './folder-lock';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-lock-'));
  file = join(folder, 'db.lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('lock is not acquired while its process is running', async () => {
  for (const lock of ['1', `1 ${(await startTimeOf(1)) ?? ''}`.trim()]) {
    await writeFile(file, lock);
    await expect(lockFolder(file)).rejects.toThrow('it is in use by process 1');
  }
});

it('lock is taken over from a dead process', async () => {
  await writeFile(file, '2147483646');
  const unlock = await lockFolder(file);
  expect((await readFile(file, 'utf8')).split(' ')[0]).toBe(String(process.pid));
  await unlock();
  await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('lock is taken over when another process has reused the id', async () => {
  const startTime = await startTimeOf(1);
  await writeFile(file, `1 ${Number(startTime ?? 0) + 1}`);
  if (startTime === undefined) {
    // Without /proc the two processes cannot be distinguished, and the lock holds.
    await expect(lockFolder(file)).rejects.toThrow('it is in use by process 1');
    return;
  }
  const unlock = await lockFolder(file);
  expect(await readFile(file, 'utf8')).toBe(`${process.pid} ${await startTimeOf(process.pid)}`);
  await unlock();
});
