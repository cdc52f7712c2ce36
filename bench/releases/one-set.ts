import { promote, rollback } from '@kaadu/release-core';
import { chromium } from 'playwright';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumPath } from '../../e2e/environment';
import { buildHeaderB } from '../../e2e/support/releases/build-fixture';
import { headerOf } from '../../e2e/support/people/visitors';
import { publishFixture } from '../../e2e/support/releases/publish-fixture';
import { failed, startLoad, type Answer } from '../../e2e/support/load/load';
import { createAssetCheck, pageFault } from '../support/pages';
import { startFleet } from '../support/shells';

export interface OneSetOptions {
  readonly switches: number;
  readonly pages: number;
  /** Number of pages opened in real browsers at the same time. */
  readonly browserPages: number;
}

const paths = ['/', '/about', '/experiences', '/stories', '/guides', '/contact-us'];

/**
 * Checks that the markup of a page and all files that a browser loads for it belong to one release set, while
 * the header is switched continuously. Every page is checked with all its scripts and styles; some are opened
 * in browsers.
 */
export async function benchOneSet({ switches, pages, browserPages }: OneSetOptions) {
  const fleet = await startFleet('one-set', 1);
  const { first } = fleet;
  const b = await buildHeaderB();
  await publishFixture(first, b);
  const assets = createAssetCheck();
  const load = startLoad({
    origins: fleet.origins,
    connections: 4,
    path: (turn) => paths[turn % paths.length] ?? '/',
    faultOf: async (answer, origin) =>
      pageFault(answer) ??
      markupFault(answer, b.release.version) ??
      (await assets.assetFault(answer, origin)),
  });
  let browsing = true;
  const opened = openPages(first.url, browserPages).finally(() => (browsing = false));
  const move = { channel: first.channel, by: 'bench', reason: 'a measurement' };
  let turn = 0;
  for (; turn < switches || browsing; turn += 1) {
    await (turn % 2 === 1
      ? rollback(first.store, 'header', move)
      : promote(first.store, 'header', b.release.version, move));
    while (load.times.length < (pages / switches) * (turn + 1)) await sleep(10);
  }
  const inBrowsers = await opened;
  await load.stop();
  assets.stop();
  await fleet.stop();
  return {
    switches: turn,
    pages: load.times.length,
    mismatches: failed(load.faults),
    faults: Object.fromEntries(load.faults),
    assetsChecked: assets.size,
    browserPages: inBrowsers.opened,
    browserProblems: inBrowsers.problems,
  };
}

/** The replacement header identifies itself in its markup. */
function markupFault({ body }: Answer, versionOfB: string): string | null {
  const isB = body.includes('data-header="b"');
  return isB === (headerOf(body) === versionOfB) ? null : 'the markup is of another version';
}

/** Opens pages in a browser; each must hydrate without errors and keep the header that it was served with. */
async function openPages(url: string, count: number) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  const problems: string[] = [];
  let opened = 0;
  const open = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    while (opened < count) {
      opened += 1;
      const response = await page.goto(`${url}${paths[opened % paths.length]}`);
      const isB = headerOf((await response?.text()) ?? '').startsWith('9.9.9');
      await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
      const shows = await page.locator('[data-header="b"]').count();
      if ((shows === 1) !== isB) problems.push('the header changed when the page hydrated');
    }
    await context.close();
  };
  await Promise.all([open(), open()]);
  await browser.close();
  return { opened, problems: [...new Set(problems)] };
}
