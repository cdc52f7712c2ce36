import { randomUUID } from 'node:crypto';
import { ChannelReleases } from '@kaadu/federation/release';
import { promote, rollback, startCanary } from '@kaadu/releases';
import { mergeTests, type Page } from '@playwright/test';
import { test as shellTest } from '../fixtures/shell-test';
import { test as problemTest, expect } from '../fixtures/test';
import { buildHeaderB } from '../support/build-fixture';
import { startFollowingHost, startPlainHost, type ForeignHost } from '../support/interop/foreign-hosts';
import { publishFixture } from '../support/publish-fixture';
import type { Shell } from '../support/shell';

const test = mergeTests(shellTest, problemTest);

/** What is written into every element by React, and so in each copy of it. */
const reactMark = 'react.transitional.element';

/** Collects the scripts of releases that a page loads. */
function scriptsOfReleases(page: Page): Promise<{ path: string; text: string }>[] {
  const scripts: Promise<{ path: string; text: string }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/releases\/.*\.js$/.test(pathname))
      scripts.push(response.text().then((text) => ({ path: pathname, text })));
  });
  return scripts;
}

test.describe('a host of another site without a package of ours', () => {
  for (const [title, shared, copies] of [
    ['renders our header and footer with its own React', ['react', 'react-dom', 'react/jsx-runtime'], 0],
    ['takes what it does not share from us', ['react', 'react-dom'], 2],
  ] as const)
    test(title, async ({ shell: start, freePort, page }, { testId }) => {
      const shell = await start({ name: `foreign-${testId}` });
      const host = await startPlainHost(shell, { name: `plain-${testId}`, port: freePort(), shared });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Reflect.set(window, 'renderedByServer', document.querySelector('footer'));
        });
      });
      const scripts = scriptsOfReleases(page);
      const html = await (await fetch(host.url)).text();
      expect(html, 'the footer is rendered by the host').toMatch(/<footer.*Recent Stories/s);

      await page.goto(host.url);
      const footer = page.getByRole('contentinfo');
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /Kaadu Trails/ })
          .first(),
      ).toBeVisible();
      await subscribe(page);
      const isSame = () => document.querySelector('footer') === Reflect.get(window, 'renderedByServer');
      expect(await page.evaluate(isSame), 'React takes over the markup of the server').toBe(true);
      await expect(footer.getByRole('link', { name: 'About Us' })).toHaveAttribute(
        'href',
        `${shell.url}/about`,
      );
      await expect(footer).toHaveCSS('box-sizing', 'border-box');

      const loaded = await Promise.all(scripts);
      const withReact = loaded.filter(({ text }) => text.includes(reactMark)).map(({ path }) => path);
      expect(withReact).toHaveLength(copies);
      await host.stop();
    });
});

async function subscribe(page: Page): Promise<void> {
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  const button = form.getByRole('button', { name: 'Subscribe' });
  await expect
    .poll(() =>
      button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true);
  await form.getByRole('textbox').fill(`reader-${randomUUID()}@example.com`);
  await button.click();
  await expect(form.getByRole('status')).toHaveText('Your email has been successfully registered with us.');
}

test.describe('a host that follows our channel', () => {
  const by = { by: 'e2e', reason: 'a test' };
  const headerB = (page: Page) => page.locator('[data-header=b]');

  async function setUp(start: (options: { name: string }) => Promise<Shell>, name: string, port: number) {
    const shell = await start({ name });
    const candidate = await buildHeaderB();
    await publishFixture(shell, candidate);
    const host = await startFollowingHost(shell, port);
    return { shell, host, candidate: candidate.release.version, options: { ...by, channel: shell.channel } };
  }

  const served = async ({ url, channel }: Pick<Shell, 'url' | 'channel'>, visitor?: string) => {
    const query = visitor === undefined ? '' : `?visitor=${visitor}`;
    const response = await fetch(`${url}/channels/${channel}/releases.json${query}`);
    return ChannelReleases.parse(await response.json()).remotes['header']?.version;
  };
  const showsCandidate = async (page: Page, { url }: ForeignHost) => {
    await page.goto(url);
    await expect(headerB(page)).toBeVisible();
  };
  const showsStable = async (page: Page, { url }: ForeignHost) => {
    await page.goto(url);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(headerB(page)).toHaveCount(0);
  };

  test('takes promotions, canaries and rollbacks without a build', async ({ shell: start, freePort, page }, {
    testId,
  }) => {
    const { shell, host, candidate, options } = await setUp(start, `following-${testId}`, freePort());
    const stable = shell.versions['header'];
    await showsStable(page, host);
    expect(await page.evaluate(() => localStorage.length), 'no canary: no id of the visitor').toBe(0);

    await startCanary(shell.store, 'header', { version: candidate, percent: 50 }, options);
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
    const versionsOf = () => Promise.all(visitors.map((visitor) => served(shell, visitor)));
    await expect.poll(async () => new Set(await versionsOf())).toEqual(new Set([stable, candidate]));
    const versions = await versionsOf();
    for (const [version, shows] of [
      [candidate, showsCandidate],
      [stable, showsStable],
    ] as const) {
      const visitor = visitors[versions.indexOf(version)] ?? '';
      await page.evaluate((id) => localStorage.setItem('module-federation.visitor', id), visitor);
      await shows(page, host);
      await shows(page, host);
    }

    await promote(shell.store, 'header', candidate, options);
    await expect.poll(() => served(shell)).toBe(candidate);
    await showsCandidate(page, host);
    await headerB(page).getByRole('button').click();
    await expect(headerB(page).getByRole('button')).toHaveText('Hello from B');

    await rollback(shell.store, 'header', options);
    await expect.poll(() => served(shell)).toBe(stable);
    await showsStable(page, host);
    await host.stop();
  });

  for (const [part, file] of [
    ['entry', 'entry.*.js'],
    ['chunk', 'chunks/*.js'],
  ] as const)
    test(`refuses an altered ${part} and shows the previous version`, async ({
      shell: start,
      freePort,
      page,
      problems,
    }, { testId }) => {
      problems.allow(/integrity|RUNTIME-008|Loading chunk/i);
      const { shell, host, candidate, options } = await setUp(start, `altered-${testId}`, freePort());
      await promote(shell.store, 'header', candidate, options);
      await expect.poll(() => served(shell)).toBe(candidate);
      await page.route(`**/releases/header/${candidate}/web/${file}`, async (route) => {
        const answer = await route.fetch();
        const body = `globalThis.altered = true; ${await answer.text()}`;
        await route.fulfill({ response: answer, body });
      });
      await showsStable(page, host);
      expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
      await page.unrouteAll({ behavior: 'wait' });
      await host.stop();
    });
});
