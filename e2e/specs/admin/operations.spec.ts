import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, startCanary, stopCanary } from '@kaadu/release-core';
import * as z from 'zod';
import { test, expect } from '../../fixtures/shell-test';
import { buildHeaderB, buildReplacement } from '../../support/releases/build-fixture';
import { startVisitors, headerOf } from '../../support/people/visitors';
import { openPage } from '../../support/pages/open-page';
import { publishFixture } from '../../support/releases/publish-fixture';
import { store as siteStore } from '../../support/releases/releases';
import { startService, type Service } from '../../support/processes/service';
import { startCollector } from '../../support/processes/trace-collector';

// Fixtures are built into folders that these tests share, and each test runs its own processes.
test.describe.configure({ mode: 'default' });

const ReadyResponse = z.object({
  versions: z.record(z.string(), z.string()),
  fault: z.string().optional(),
});

const by = { by: 'e2e', reason: 'a test' };

test('a version that throws on every third render is rolled back automatically without visible errors', async ({
  shell: start,
  freePort,
}) => {
  let service: Service | undefined;
  const shell = await start({
    name: 'automatic-rollback',
    env: async (copy) => {
      service = await startService(copy, { name: 'automatic-rollback-service', port: freePort() });
      return service.shellEnv;
    },
  });
  const good = shell.versions['header'] ?? '';
  const bad = await buildReplacement(await siteStore.readRelease('header', good), 'throws-for-one-in-three');
  await publishFixture(shell, bad);
  // Each URL is a different document, so that it is rendered.
  const fresh = Array.from({ length: 1000 }, (_, index) => `/stories?page=${index + 1}`);
  const visitors = startVisitors(shell.url, fresh, 4);
  await promote(shell.store, 'header', bad.release.version, { ...by, channel: shell.channel });

  const live = async () => (await shell.store.readChannel(shell.channel)).remotes['header']?.stable;
  await expect.poll(live, { timeout: 30_000 }).toBe(good);
  await expect.poll(async () => headerOf(await (await fetch(shell.url)).text())).toBe(good);
  await visitors.stop();
  await service?.stop();

  // The fixture has no distinguishable page, but every other check of a page must pass.
  const faults = visitors.answers.flatMap(({ fault }) =>
    fault?.startsWith('the markup') ? [] : (fault ?? []),
  );
  expect(faults).toEqual([]);
  const [last, before] = await shell.store.history(shell.channel, 2);
  expect(last).toMatchObject({
    by: 'automatic rollback',
    reason: expect.stringContaining('of its renders failed'),
  });
  expect(before?.remotes['header']?.stable).toBe(bad.release.version);
});

test('the console shows the shells’ reports, and its rollback reaches the site', async ({
  shell: start,
  freePort,
  page,
}) => {
  const b = await buildHeaderB();
  const places: { service?: Service } = {};
  const shell = await start({
    name: 'console',
    prepare: async (copy) => {
      await publishFixture(copy, b);
      await promote(copy.store, 'header', b.release.version, { ...by, channel: copy.channel });
    },
    env: async (copy) => {
      places.service = await startService(copy, { name: 'console-service', port: freePort() });
      return places.service.shellEnv;
    },
  });
  const { service } = places;
  if (!service) throw new Error('the service was not started');
  await page.goto(service.url);
  await page
    .getByLabel('Token')
    .fill(await service.token('operations', '--roles', 'operate,freeze', '--remotes', '*'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const header = page.getByRole('article', { name: 'header' });
  await expect(page.getByText(/at 2$/)).toBeVisible();
  await fetch(`${shell.url}/about`);
  await expect(header.getByRole('img', { name: /Errors: stable 0\.0 %/ })).toBeVisible();

  await header.getByRole('button', { name: 'Roll back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('too loud');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText(/shells switch within a second/)).toBeVisible();
  await expect
    .poll(async () => headerOf(await (await fetch(shell.url)).text()))
    .toBe(shell.versions['header']);
  await expect(page.getByText(/at 3$/)).toBeVisible();
  await expect(page.getByText(/Live on all shells/)).toBeVisible();
  await page.close();
  await service.stop();
});

test('a canary is served to its share of visitors, who keep it until it ends', async ({
  shell: start,
  browser,
}) => {
  const shell = await start({ name: 'canary' });
  const b = await buildHeaderB();
  await publishFixture(shell, b);
  await startCanary(
    shell.store,
    'header',
    { version: b.release.version, percent: 30 },
    { ...by, channel: shell.channel },
  );
  const visit = (visitor: string) => fetch(shell.url, { headers: { cookie: `kaadu_visitor=${visitor}` } });
  const versionFor = async (visitor: string) => headerOf(await (await visit(visitor)).text());
  await expect.poll(async () => (await fetch(shell.url)).headers.get('cache-control')).toContain('no-store');

  const visitors = Array.from({ length: 100 }, (_, index) => `visitor-${index}`);
  const first = await Promise.all(visitors.map(versionFor));
  const share = first.filter((version) => version === b.release.version).length;
  expect(share).toBeGreaterThan(15);
  expect(share).toBeLessThan(45);
  expect(await Promise.all(visitors.map(versionFor))).toEqual(first);

  const chosen = visitors[first.indexOf(b.release.version)] ?? '';
  const context = await browser.newContext();
  await context.addCookies([{ name: 'kaadu_visitor', value: chosen, url: shell.url }]);
  const page = await context.newPage();
  await openPage(page, `${shell.url}/about`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Header B' })).toBeVisible();
  await openPage(page, `${shell.url}/stories`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Header B' })).toBeVisible();
  await context.close();

  await stopCanary(shell.store, 'header', { ...by, channel: shell.channel });
  await expect.poll(() => versionFor(chosen)).toBe(shell.versions['header']);
});

test('a shell that starts while the store is down serves the last releases of its machine', async ({
  shell: start,
}) => {
  const other = await start({ name: 'store-owner' });
  // The trust list is with the shell's settings, as in production.
  const trust = join(other.dataDir, 'trust.json');
  await cp(join(other.storeDir, 'trust.json'), trust);
  const coldStart = { name: 'cold-start', shareWith: other, env: { RELEASE_TRUST: trust } };
  const running = await start(coldStart);
  const before = await (await fetch(`${running.url}/readyz`)).json();
  await running.stop();

  await rename(other.storeDir, `${other.storeDir}.away`);
  const again = await start(coldStart);
  expect(await (await fetch(`${again.url}/readyz`)).json()).toEqual(before);
  const html = await (await fetch(again.url)).text();
  expect(html).not.toContain('data-fallback');
  const [script = ''] = /\/releases\/header\/[^"]+\.js/.exec(html) ?? [];
  expect((await fetch(`${again.url}${script}`)).status).toBe(200);

  await rename(`${other.storeDir}.away`, other.storeDir);
  const b = await buildHeaderB();
  await publishFixture(other, b);
  await promote(other.store, 'header', b.release.version, { ...by, channel: other.channel });
  await expect.poll(async () => headerOf(await (await fetch(again.url)).text())).toBe(b.release.version);
});

test('a shell ignores and reports a manually edited channel file until it is sealed', async ({
  shell: start,
}) => {
  const shell = await start({ name: 'changed-channel' });
  const ready = async () => ReadyResponse.parse(await (await fetch(`${shell.url}/readyz`)).json());
  const { versions } = await ready();
  const file = join(shell.storeDir, 'channels', `${shell.channel}.json`);
  const text = await readFile(file, 'utf8');
  const changes = [
    text.replace(versions['header'] ?? '', '6.6.6'),
    text.replace('"revision": 1', `"revision": ${Number.MAX_SAFE_INTEGER}`),
  ];
  for (const changed of changes) {
    await writeFile(file, changed);
    await expect.poll(async () => (await ready()).fault).toContain('release seal');
    expect((await ready()).versions).toEqual(versions);
    const { remotes, revision } = await shell.store.readChannel(shell.channel);
    await shell.store.moveChannel(shell.channel, revision, { ...by, remotes });
    await expect.poll(async () => (await ready()).fault).toBeUndefined();
  }
});

test('every slot is traced with its remote and version in the caller’s trace when tracing is enabled', async ({
  shell: start,
  freePort,
}) => {
  const collector = await startCollector(freePort());
  const shell = await start({ name: 'traced', env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${shell.url}/about`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  await expect
    .poll(
      () =>
        collector.spans
          .filter((span) => span.traceId === traceId)
          .map(({ name }) => name)
          .sort(),
      {
        timeout: 15_000,
      },
    )
    .toEqual(['page loader', 'page render', 'slot render', 'slot render', 'slot render', 'slot render']);
  const slots = collector.spans.filter((span) => span.traceId === traceId && span.name === 'slot render');
  expect(
    Object.fromEntries(slots.map(({ attributes }) => [attributes['slot'], attributes['version']])),
  ).toEqual({
    header: shell.versions['header'],
    footer: shell.versions['footer'],
    floating: shell.versions['footer'],
    session: shell.versions['auth'],
  });
  const names = new Set(collector.spans.map(({ name }) => name));
  expect([...names]).toEqual(expect.arrayContaining(['release load', 'slot loader']));
  await collector.stop();
});
