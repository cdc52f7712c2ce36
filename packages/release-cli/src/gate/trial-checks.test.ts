import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '@kaadu/federation/release';
import { createFolderStore } from '@kaadu/release-core';
import { type Check, runGate } from '@kaadu/release-core/gate';
import { fill, scratchFolder, smallRelease, writeBuilt } from '../../../release-core/fixtures/releases';
import { eventually } from '../../../federation/fixtures/eventually';
import { trialChecks, type TrialChecksOptions } from './trial-checks';

const folder = scratchFolder();

/** Smoke-tests header 1.0.0 with footer 1.0.0, with a trial module of this text, after earlier checks. */
async function smokeTest(
  text: string,
  options: Partial<TrialChecksOptions> = {},
  earlier: readonly Check[] = [],
) {
  const module = join(folder(), 'trial.mjs');
  const gate = join(import.meta.dirname, 'trial.ts');
  await writeFile(module, `import { TrialUnavailable } from ${JSON.stringify(gate)};\n${text}`);
  await writeBuilt(smallRelease(), join(folder(), 'dist'));
  await mkdir(join(folder(), 'store'), { recursive: true });
  await fill(createFolderStore(join(folder(), 'store')), { name: 'footer' });
  const checks = trialChecks({
    module,
    folder: join(folder(), 'dist'),
    location: { store: join(folder(), 'store') },
    root: process.cwd(),
    smoke: 'if-possible',
    // Much longer than a process takes to start on a busy machine.
    timeoutMs: 60_000,
    ...options,
  });
  const notes: string[] = [];
  const { release, read } = smallRelease();
  const candidate = { release, read, live: [smallRelease({ name: 'footer' }).release], current: '0.9.0' };
  const refusal = await runGate(candidate, [...earlier, ...checks], {
    onNote: (note) => void notes.push(note),
  }).then(() => '', messageOf);
  const problems = refusal.split('\n').flatMap((line) => /^ {2}- (.*)$/.exec(line)?.[1] ?? []);
  return { problems, notes };
}

const passes = 'export async function trial() {}';

describe('the smoke test', () => {
  test('gets the composition, can read the candidate and the other releases, and may leave a note', async () => {
    const tested =
      await smokeTest(`export async function trial({ candidate, current, versions, source, note }) {
      if (current !== '0.9.0') throw new Error('another current version');
      if (versions.footer !== '1.0.0' || candidate.name !== 'header') throw new Error('another composition');
      for (const name of Object.keys(versions)) await source.readFile(name, versions[name], 'server/entry.cjs');
      note('no page links to /a');
    }`);
    expect(tested).toEqual({ problems: [], notes: ['no page links to /a'] });
  });

  test.each<[string, string, RegExp, Partial<TrialChecksOptions>]>([
    ['that throws', "throw new Error('cannot read x of undefined')", /does not work.*cannot read x/, {}],
    ['that never ends', 'for (;;) {}', /did not finish within 1 s/, { timeoutMs: 1000 }],
    ['that ends the process', 'process.exit(3)', /exited with code 3/, {}],
  ])('refuses a candidate %s, and does not open it in a browser', async (_case, body, complaint, options) => {
    const { problems } = await smokeTest(
      `export async function trial() { ${body} }\nexport async function smoke() { throw new Error('opened') }`,
      options,
    );
    expect(problems).toEqual([expect.stringMatching(complaint)]);
  });

  test('is cancelled, and cleans up, when an earlier check has found a problem', async () => {
    const [started, stopped] = [join(folder(), 'started'), join(folder(), 'stopped')];
    const failing: Check = {
      name: 'size',
      async run() {
        await eventually(() => existsSync(started));
        return [{ problem: 'it is too large', fix: 'Make it smaller' }];
      },
    };
    const { problems } = await smokeTest(
      `import { writeFileSync } from 'node:fs';
      export async function trial({ onEnd }) {
        onEnd(async () => writeFileSync(${JSON.stringify(stopped)}, ''));
        writeFileSync(${JSON.stringify(started)}, '');
        await new Promise((resolve) => setTimeout(resolve, 600_000));
      }`,
      {},
      [failing],
    );
    expect(problems).toEqual(['size: it is too large. Make it smaller.']);
    expect(existsSync(stopped)).toBe(true);
  });

  test('calls cleanup functions, and kills processes that are left behind', async () => {
    const pidFile = JSON.stringify(join(folder(), 'pid'));
    const stopped = join(folder(), 'stopped');
    await smokeTest(`import { spawn } from 'node:child_process';
      import { writeFileSync } from 'node:fs';
      export async function trial({ onEnd }) {
        const child = spawn('sleep', ['600'], { stdio: 'inherit' });
        writeFileSync(${pidFile}, String(child.pid));
        onEnd(async () => writeFileSync(${JSON.stringify(stopped)}, ''));
      }`);
    expect(await readFile(stopped, 'utf8')).toBe('');
    const pid = Number(await readFile(join(folder(), 'pid'), 'utf8'));
    await eventually(() => {
      try {
        return !process.kill(pid, 0);
      } catch {
        return true;
      }
    });
  });
});

describe('the browser smoke test', () => {
  const throws = (what: string) => `${passes}\nexport async function smoke() { throw ${what} }`;

  test('refuses a candidate that fails in a browser', async () => {
    const { problems } = await smokeTest(throws("new Error('Uncaught TypeError on /')"));
    expect(problems).toEqual([
      expect.stringMatching(/does not work in a browser: Uncaught TypeError on \/\. Fix/),
    ]);
  });

  test.each<[TrialChecksOptions['smoke'], string[], string[]]>([
    ['if-possible', [], ['not opened in a browser: install chromium']],
    ['require', ['browser: it could not be opened in a browser. install chromium.'], []],
    ['skip', [], []],
  ])('handles a machine without a browser, in mode "%s"', async (smoke, problems, notes) => {
    expect(await smokeTest(throws("new TrialUnavailable('install chromium')"), { smoke })).toEqual({
      problems,
      notes,
    });
  });
});
