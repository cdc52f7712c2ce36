import { promote, rollback } from '@kaadu/release-core';
import { test, expect } from '../../fixtures/shell-test';
import { buildHeaderB, type BuiltRelease } from '../../support/releases/build-fixture';
import { startVisitors, headerOf } from '../../support/people/visitors';
import { previewToken } from '../../support/releases/preview';
import { publishFixture } from '../../support/releases/publish-fixture';
import { startShell, type Shell } from '../../support/processes/shell';

// One shell for both tests, which restore its channel.
test.describe.configure({ mode: 'default' });

let b: BuiltRelease;
let shell: Shell;
test.beforeAll(async ({ freePort }) => {
  b = await buildHeaderB();
  shell = await startShell({ name: 'releases', port: freePort() });
  await publishFixture(shell, b);
});
test.afterAll(() => shell?.stop());

const move = (shell: Shell) => ({ channel: shell.channel, by: 'e2e', reason: 'a test' });

async function liveHeader(shell: Shell): Promise<string> {
  return headerOf(await (await fetch(shell.url)).text());
}

test(
  'two versions of the header are served by one process, each to its own requests',
  { tag: '@releases' },
  async () => {
    const cookie = `kaadu_preview=${await previewToken(shell, { header: b.release.version })}`;
    const requests = Array.from({ length: 60 }, async (_, index) => {
      const pinned = index % 2 === 1;
      const response = await fetch(`${shell.url}/experiences?page=${index}`, {
        headers: pinned ? { cookie } : {},
      });
      return { pinned, header: headerOf(await response.text()) };
    });
    for (const { pinned, header } of await Promise.all(requests)) {
      expect(header).toBe(pinned ? b.release.version : shell.versions['header']);
    }
  },
);

test(
  'a promotion and a rollback under load go live without failed requests',
  { tag: '@releases' },
  async () => {
    const a = shell.versions['header'] ?? '';
    const visitors = startVisitors(shell.url, ['/', '/experiences', '/experiences?page=2', '/about'], 20);
    await expect.poll(() => visitors.answers.length).toBeGreaterThan(100);

    const liveAfter = async (version: string, change: () => Promise<unknown>) => {
      await change();
      const began = performance.now();
      await expect.poll(() => liveHeader(shell), { intervals: [10] }).toBe(version);
      return Math.round(performance.now() - began);
    };
    const forth = await liveAfter(b.release.version, () =>
      promote(shell.store, 'header', b.release.version, move(shell)),
    );
    const answersWithB = () => visitors.answers.filter(({ header }) => header === b.release.version).length;
    await expect.poll(answersWithB).toBeGreaterThan(100);
    const back = await liveAfter(a, () => rollback(shell.store, 'header', move(shell)));
    const before = visitors.answers.length;
    await expect.poll(() => visitors.answers.length).toBeGreaterThan(before + 100);
    await visitors.stop();

    test.info().annotations.push({
      type: 'measured',
      description: `${visitors.answers.length} answers, live after ${forth} ms and ${back} ms`,
    });
    expect(visitors.answers.filter(({ fault }) => fault)).toEqual([]);
    for (const own of visitors.answersByClient()) {
      const changes = own
        .map(({ header }) => header)
        .filter((header, index, all) => header !== all[index - 1]);
      expect(changes).toEqual([a, b.release.version, a].slice(0, changes.length));
    }
  },
);
