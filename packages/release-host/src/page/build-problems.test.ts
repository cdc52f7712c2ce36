import { unwatchFile } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../federation/fixtures/eventually';
import { followBuildProblems } from './build-problems';

const problem = { kind: 'build', remote: 'hello', message: 'Expression expected', location: 'panel.tsx:12' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-problems-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Replaces a file at once, as `release dev` does. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

test('a host announces the problems of builds, and again when they change', async () => {
  const file = join(folder, 'build-problems.json');
  const announceProblems = jest.fn();
  const announced = (problems: object[]) =>
    eventually(() => JSON.stringify(announceProblems.mock.lastCall) === JSON.stringify([problems]));
  const warn = jest.fn();
  followBuildProblems(file, { announceProblems }, { warn });
  try {
    await announced([]);
    await replaceFile(file, JSON.stringify([problem]));
    await announced([problem]);
    await replaceFile(file, '[]');
    await announced([]);
    expect(announceProblems).toHaveBeenLastCalledWith([]);
    await replaceFile(file, '[{}]');
    await eventually(() => warn.mock.calls.length === 1);
    expect(announceProblems).toHaveBeenLastCalledWith([]);
  } finally {
    unwatchFile(file);
  }
});
