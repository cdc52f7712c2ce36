import { runGate } from '@kaadu/release-core/gate';
import { smallRelease } from '../../../release-core/fixtures/releases';
import { importedFilesCheck, uncheckedNotice } from './imported-checks';

async function check(files: Readonly<Record<string, string>>) {
  const { release, read } = smallRelease({ files });
  const notes: string[] = [];
  const checks = [importedFilesCheck, uncheckedNotice];
  await runGate({ release, read, live: [] }, checks, { onNote: (note) => notes.push(note) });
  return notes;
}

describe('the gate for an outside build', () => {
  test('names the requirements that it cannot check', async () => {
    expect(await check({})).toEqual([expect.stringContaining('types and the contract are not checked')]);
  });

  test('reports server code that refers to Node, and class names of another toolchain, without refusing them', async () => {
    const notes = await check({
      'server/entry.cjs': 'module.exports = () => require("fs")',
      'web/panel.css': '.panel { color: red }',
    });
    expect(notes[0]).toMatch(
      /^2 findings are not refused in an outside build, such as server\/entry\.cjs:1:24/,
    );
  });

  test('refuses a script for browsers that changes a global', async () => {
    await expect(check({ 'web/panel.js': 'window.fetch = null' })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('replaces the global fetch'),
    });
  });
});
