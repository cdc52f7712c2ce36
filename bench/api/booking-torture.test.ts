import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTorture } from './torture/run-torture';

jest.setTimeout(300_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-torture-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// The full run: `npm run bench booking-torture`.
it('loses, oversells and pays nothing twice while processes are killed and the gateway misbehaves', async () => {
  const seed = 310_326;
  const { problems, operations, kills, splitTrips } = await runTorture({
    server: process.env.DATABASE_URL,
    folder,
    operations: Infinity,
    seconds: 15,
    seed,
    clients: 8,
    killEveryMs: 3_000,
  });
  const splits = JSON.stringify(splitTrips);
  process.stdout.write(`torture: ${operations} operations, ${kills} kills, split trips ${splits}\n`);
  expect(problems).toEqual([]);
  expect([operations, kills].every((count) => count > 0)).toBe(true);
});
