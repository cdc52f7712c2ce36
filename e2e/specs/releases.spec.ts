import { join } from 'node:path';
import { previewSecret, promote, rollback, signPreview } from '@kaadu/releases';
import { test, expect } from '../fixtures/shell-test';
import { buildHeaderB, type BuiltRelease } from '../support/build-fixture';
import { startVisitors, headerOf } from '../support/visitors';
import { openPage } from '../support/open-page';
import { publishFixture } from '../support/publish-fixture';
import type { Shell } from '../support/shell';

// The other header is built once, into one folder.
test.describe.configure({ mode: 'default' });

let b: BuiltRelease;
test.beforeAll(async () => {
  b = await buildHeaderB();
});

const hour = 3_600_000;
const move = (shell: Shell) => ({ channel: shell.channel, by: 'e2e', reason: 'a test' });

async function previewToken(shell: Shell, expires = Date.now() + hour): Promise<string> {
  const secret = await previewSecret(join(shell.dataDir, 'preview-secret'));
  return signPreview({ remotes: { header: b.release.version }, expires }, secret);
}

async function liveHeader(shell: Shell): Promise<string> {
  return headerOf(await (await fetch(shell.url)).text());
}

test('a preview link shows its version only to the visitor who opened it', async ({
  page,
  browser,
  shell: start,
}) => {
  const shell = await start({ name: 'preview' });
  await publishFixture(shell, b);
  await page.goto(`${shell.url}/preview?token=${await previewToken(shell)}`);
  await openPage(page, `${shell.url}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Header B' })).toBeVisible();
  await page.getByRole('button', { name: 'Greet' }).click();
  await expect(page.getByRole('button', { name: 'Hello from B' })).toBeVisible();

  const others = await browser.newContext();
  const other = await others.newPage();
  await openPage(other, `${shell.url}/`);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Kaadu Trails' })).toBeVisible();
  await expect(other.getByText('Header B')).toHaveCount(0);
  await others.close();

  await page.goto(`${shell.url}/preview/end`);
  await openPage(page, `${shell.url}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kaadu Trails' })).toBeVisible();
});

test('an expired, altered or unpublished preview link shows the live version', async ({ shell: start }) => {
  const shell = await start({ name: 'bad-preview' });
  const token = await previewToken(shell);
  const open = (text: string) => fetch(`${shell.url}/preview?token=${text}`, { redirect: 'manual' });
  expect((await open(await previewToken(shell, Date.now() - 1))).status).toBe(403);
  expect((await open(`x${token}`)).status).toBe(403);
  const unpublished = await fetch(shell.url, { headers: { cookie: `kaadu_preview=${token}` } });
  expect(unpublished.status).toBeLessThan(500);
});

test('two versions of the header are served by one process, each to its own requests', async ({
  shell: start,
}) => {
  const shell = await start({ name: 'side-by-side' });
  await publishFixture(shell, b);
  const cookie = `kaadu_preview=${await previewToken(shell)}`;
  const asked = Array.from({ length: 60 }, async (_, index) => {
    const pinned = index % 2 === 1;
    const response = await fetch(`${shell.url}/experiences?page=${index}`, {
      headers: pinned ? { cookie } : {},
    });
    return { pinned, header: headerOf(await response.text()) };
  });
  for (const { pinned, header } of await Promise.all(asked)) {
    expect(header).toBe(pinned ? b.release.version : shell.versions['header']);
  }
});

test('a promotion and a rollback under load are live within a second without failed requests', async ({
  shell: start,
}, { annotations }) => {
  const shell = await start({ name: 'under-load' });
  const a = shell.versions['header'] ?? '';
  await publishFixture(shell, b);
  const visitors = startVisitors(shell.url, ['/', '/experiences', '/experiences?page=2', '/about'], 20);
  await expect.poll(() => visitors.answers.length).toBeGreaterThan(100);

  const liveAfter = async (version: string, change: () => Promise<unknown>) => {
    await change();
    const began = performance.now();
    while ((await liveHeader(shell)) !== version)
      expect(performance.now() - began, `milliseconds until ${version} is live`).toBeLessThan(1000);
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

  annotations.push({
    type: 'measured',
    description: `${visitors.answers.length} answers, live after ${forth} ms and ${back} ms`,
  });
  expect(visitors.answers.filter(({ fault }) => fault)).toEqual([]);
  for (const own of visitors.answersByClient()) {
    const changes = own.map(({ header }) => header).filter((header, index, all) => header !== all[index - 1]);
    expect(changes).toEqual([a, b.release.version, a].slice(0, changes.length));
  }
});
