import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '@kaadu/release-core';
import { test, expect } from '../../fixtures/explained-test';
import { cloneRepository, type Clone } from '../../support/processes/clone';
import { documentedCommands, type DocumentedCommand } from '../../support/processes/documented-commands';
import { Terminal, type RunningCommand } from '../../support/processes/terminal';

// The second test continues with the clone of the first.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let clone: Clone;
let scratch: string;
let terminal: Terminal;
let running: RunningCommand | undefined;
let version = '';

test.beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'kaadu-terminal-'));
  clone = await cloneRepository();
  terminal = await Terminal.open(clone.folder, scratch);
});

test.afterAll(async () => {
  await running?.interrupt();
  await clone.remove();
  await rm(scratch, { recursive: true, force: true });
});

const change = 'The changed header';
const home = async (headers: Record<string, string> = {}) =>
  (await fetch(terminal.siteUrl, { headers })).text();
const production = () => createFolderStore(join(clone.folder, '.data', 'store')).readChannel('production');
const header = async () => (await production()).remotes['header'];

/**
 * Actions and checks of a person who follows the document, by the beginning of a command, in the document's
 * order.
 */
const steps: Readonly<Record<string, (line: DocumentedCommand) => Promise<void>>> = {
  async 'npm start'({ command, comment }) {
    running = await terminal.keepRunning(command, /ready after/);
    expect(running.output()).toContain(`is at ${terminal.siteUrl}`);
    const { revision } = await production();
    expect(revision, 'a start moves the channel once, when it serves nothing yet').toBe(1);
    expect(await home()).not.toContain(change);
    if (version)
      expect(running.output()).toContain(
        `header: released is ${(await header())?.stable}, your sources give ${version}`,
      );
    if (comment.includes('Ctrl-C')) await running.interrupt();
  },
  async alias({ command }) {
    terminal.alias(command);
  },
  async $EDITOR({ command }) {
    const file = join(clone.folder, command.replace('$EDITOR ', ''));
    const source = await readFile(file, 'utf8');
    const edited = source.replace('<header className=', `<header title="${change}" className=`);
    expect(edited).not.toBe(source);
    await writeFile(file, edited);
  },
  async 'npm run dev'({ command }) {
    running = await terminal.keepRunning(command, /reloads on save/);
    expect(running.output()).toContain(`${terminal.siteUrl} serves header from source`);
    expect(await home()).toContain(change);
    await running.interrupt();
    expect(await production()).toMatchObject({ revision: 1 });
  },
  async 'release build'({ command }) {
    const built = await terminal.type(command);
    version = /^Built header@(\S+) from [0-9a-f]{8}\+dirty/.exec(built)?.[1] ?? '';
    expect(version, built).not.toBe('');
  },
  async 'release publish'({ command }) {
    expect(await terminal.type(command)).toContain(`Published header@${version}`);
    expect(await terminal.type('release versions header')).toMatch(/\+dirty +new logo/);
    expect(await production()).toMatchObject({ revision: 1 });
  },
  async 'release preview'({ command }) {
    const link = (await terminal.type(withVersion(command))).trim();
    expect(link).toContain(`${terminal.siteUrl}/preview`);
    const opened = await fetch(link, { redirect: 'manual' });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await home({ cookie })).toContain(change);
    expect(await home()).not.toContain(change);
  },
  async 'release canary'({ command }) {
    await terminal.type(withVersion(command));
    expect(await header()).toMatchObject({ canary: { version, percent: 5 } });
  },
  async 'release promote'({ command }) {
    await terminal.type(withVersion(command));
    await expect.poll(home).toContain(change);
  },
  async 'release rollback'({ command }) {
    await terminal.type(command);
    await expect.poll(home).not.toContain(change);
  },
};

function withVersion(command: string): string {
  return command.replace('<version>', version);
}

/** Links the packages of another remote, which are those that `release new` would install. */
async function linkPackages(remote: string): Promise<void> {
  const [from, to] = ['header', remote].map((name) => join(clone.folder, `mfe-${name}`, 'node_modules'));
  await cp(from ?? '', to ?? '', { recursive: true, verbatimSymlinks: true });
}

test('the commands of docs/teams.md release a change from a fresh clone to all visitors, and roll it back', async () => {
  for (const line of await documentedCommands('docs/teams.md')) {
    const known = Object.keys(steps).find((start) => line.command.startsWith(start));
    const step = known === undefined ? undefined : steps[known];
    if (!step) throw new Error(`This test does not know what "${line.command}" of docs/teams.md is to do`);
    const startedAt = performance.now();
    await test.step(line.command, () => step(line));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    test.info().annotations.push({ type: 'measured', description: `${seconds} s: ${line.command}` });
    process.stdout.write(`    ${seconds.padStart(5)} s  ${line.command}\n`);
  }
});

test('a remote that `release new` has created builds, passes its tests, and the gate', async () => {
  const remote = 'river-maps';
  expect(await terminal.type(`release new ${remote} --skip-install`)).toContain(
    `Wrote mfe-${remote}/README.md`,
  );
  await linkPackages(remote);
  expect(await terminal.type(`release build ${remote}`)).toContain(`Built ${remote}@1.0.0-`);
  expect(await terminal.type(`release verify ${remote} --skip-trial --skip-smoke`)).toMatch(
    /Passed: .*size.*types/,
  );
  await terminal.type(`node_modules/.bin/jest mfe-${remote}`);
  await terminal.type(
    `node_modules/.bin/prettier --check mfe-${remote} package.json scripts/releases/remotes.json`,
  );
});
