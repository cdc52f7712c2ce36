import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogFile } from './log-file';
import { startProcess } from './managed-process';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each start has its own log file, and the oldest are removed', () => {
  writeFileSync(join(folder, 'notes.log'), 'not ours');
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  for (let date = 1; date <= 7; date += 1) openLogFile(folder, day(date));
  expect(readdirSync(folder)).toEqual([
    ...[3, 4, 5, 6, 7].map((date) => `2026-01-0${date}T00-00-00.000Z.log`),
    'notes.log',
  ]);
});

test('the log file has the output and errors of a process, and only its owner can read it', async () => {
  const log = openLogFile(folder);
  const shown = jest.spyOn(process.stderr, 'write');
  // The last output of a process arrives after it has exited.
  const complained = new Promise<void>((resolve) =>
    shown.mockImplementation(() => {
      resolve();
      return true;
    }),
  );
  const part = startProcess({
    name: 'part',
    args: ['-e', "console.log('said'); process.stderr.write('complained\\n')"],
    cwd: folder,
    env: process.env,
    log: log.descriptor,
    copyTo: log.descriptor,
  });
  await part.ended;
  await complained;
  log.line('The part has ended.');
  expect(readFileSync(log.path, 'utf8').split('\n').sort()).toEqual(
    ['', 'said', 'complained', 'The part has ended.'].sort(),
  );
  expect(shown.mock.calls.map(([chunk]) => String(chunk))).toEqual(['complained\n']);
  expect(statSync(log.path).mode & 0o777).toBe(0o600);
  shown.mockRestore();
});
