import { randomUUID } from 'node:crypto';
import { ChannelReleases } from '@kaadu/federation/release';
import { promote, rollback, startCanary } from '@kaadu/release-core';
import type { Page } from '@playwright/test';
import { test, expect } from '../fixtures/foreign-host-test';
import type { Shell } from '../support/processes/shell';

/** Texts that identify a minified copy of a library. */
const marks = {
  react: '.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react/jsx-runtime': 'Symbol.for("react.transitional.element")',
};

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

/** Subscribes to the newsletter with the form in the footer, after its hydration. */
async function subscribe(page: Page): Promise<void> {
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  const button = form.getByRole('button', { name: 'Subscribe' });
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  await expect.poll(() => button.evaluate(isHydrated)).toBe(true);
  await form.getByRole('textbox').fill(`reader-${randomUUID()}@example.com`);
  await button.click();
  await expect(form.getByRole('status')).toHaveText('Your email has been successfully registered with us.');
}

test.describe('a host of another site without a package of ours', () => {
  for (const [title, shared, takesRuntime] of [
    ['renders our header and footer with its own React', ['react', 'react-dom', 'react/jsx-runtime'], false],
    ['takes the JSX runtime from us if it does not share one', ['react', 'react-dom'], true],
  ] as const)
    test(title, async ({ plainHost, page }) => {
      const { shell, host } = await plainHost(shared);
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Reflect.set(window, 'renderedByServer', document.querySelector('footer'));
        });
      });
      const scripts = scriptsOfReleases(page);
      const html = await (await fetch(host.url)).text();
      expect(html, 'the footer is rendered by the host').toMatch(/<footer.*Recent Stories/s);

      await page.goto(host.url);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
      await subscribe(page);
      const isSame = () => document.querySelector('footer') === Reflect.get(window, 'renderedByServer');
      expect(await page.evaluate(isSame), 'React takes over the markup of the server').toBe(true);
      const footer = page.getByRole('contentinfo');
      const about = footer.getByRole('link', { name: 'About Us' });
      await expect(about).toHaveAttribute('href', `${shell.url}/about`);
      await expect(footer).toHaveCSS('box-sizing', 'border-box');

      const loaded = await Promise.all(scripts);
      const copiesOf = (mark: string) =>
        loaded.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
      expect(copiesOf(marks.react)).toEqual([]);
      // Two remotes that request it at the same time take one each.
      expect(copiesOf(marks['react/jsx-runtime']).length > 0).toBe(takesRuntime);
    });
});

test.describe('a host that follows our channel', () => {
  const headerB = (page: Page) => page.locator('[data-header=b]');

  const served = async ({ url, channel }: Shell, visitor?: string) => {
    const query = visitor === undefined ? '' : `?visitor=${visitor}`;
    const response = await fetch(`${url}/channels/${channel}/releases.json${query}`);
    return ChannelReleases.parse(await response.json()).remotes['header']?.version;
  };
  const showsCandidate = async (page: Page, url: string) => {
    await page.goto(url);
    await expect(headerB(page)).toBeVisible();
  };
  const showsStable = async (page: Page, url: string) => {
    await page.goto(url);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(headerB(page)).toHaveCount(0);
  };

  test('follows promotions, canaries and rollbacks without a build', async ({ followingHost, page }) => {
    const { shell, host, candidate, options } = await followingHost();
    const { store } = shell;
    const stable = shell.versions['header'];
    await showsStable(page, host.url);
    const visitor = () => page.evaluate(() => localStorage.getItem('module-federation.visitor'));
    expect(await visitor(), 'without a canary the visitor has no id').toBeNull();

    await startCanary(store, 'header', { version: candidate, percent: 50 }, options);
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
    const versionsOf = () => Promise.all(visitors.map((id) => served(shell, id)));
    await expect.poll(async () => new Set(await versionsOf())).toEqual(new Set([stable, candidate]));
    const versions = await versionsOf();
    await page.goto(host.url);
    await expect.poll(visitor).toMatch(/^[\da-f]{32}$/);
    for (const [version, shows] of [
      [candidate, showsCandidate],
      [stable, showsStable],
    ] as const) {
      const id = visitors[versions.indexOf(version)] ?? '';
      await page.evaluate((stored) => localStorage.setItem('module-federation.visitor', stored), id);
      await shows(page, host.url);
      await shows(page, host.url);
    }

    await promote(store, 'header', candidate, options);
    await expect.poll(() => served(shell)).toBe(candidate);
    await showsCandidate(page, host.url);
    await headerB(page).getByRole('button').click();
    await expect(headerB(page).getByRole('button')).toHaveText('Hello from B');

    await rollback(store, 'header', options);
    await expect.poll(() => served(shell)).toBe(stable);
    await showsStable(page, host.url);
  });

  for (const [part, file] of [
    ['entry', 'entry.*.js'],
    ['chunk', 'chunks/*.js'],
  ] as const)
    test(`refuses an altered ${part} and shows the previous version`, async ({
      followingHost,
      page,
      problems,
    }) => {
      problems.allow(/integrity|RUNTIME-008|Loading chunk/i);
      const { shell, host, candidate, options } = await followingHost();
      await promote(shell.store, 'header', candidate, options);
      await expect.poll(() => served(shell)).toBe(candidate);
      await page.route(`**/releases/header/${candidate}/web/${file}`, async (route) => {
        const answer = await route.fetch();
        const body = `globalThis.altered = true; ${await answer.text()}`;
        await route.fulfill({ response: answer, body });
      });
      await showsStable(page, host.url);
      expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
      await page.unrouteAll({ behavior: 'wait' });
    });
});
