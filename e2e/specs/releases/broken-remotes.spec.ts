import pLimit from 'p-limit';
import remotes from '../../../scripts/releases/remotes.json' with { type: 'json' };
import { test, expect, type StartShell } from '../../fixtures/shell-test';
import {
  faults,
  throwsInPagesWithPrevious,
  throwsInPagesWithoutPrevious,
  type Fault,
} from '../../support/releases/faults';
import { openPage } from '../../support/pages/open-page';
import type { Shell } from '../../support/processes/shell';

/** Fallbacks that replace each remote, and the status of the page; other remotes are not affected. */
const outcomes: Record<string, { fallbacks: string[]; status: number }> = {
  header: { fallbacks: ['header'], status: 200 },
  footer: { fallbacks: ['footer'], status: 200 },
  auth: { fallbacks: ['session'], status: 200 },
  content: { fallbacks: ['page'], status: 503 },
};
/** Number of shells that start and check all their releases at a time. */
const shellsAtOnce = 2;
const remoteNames = Object.keys(remotes);
const whole = { fallbacks: [] as string[], status: 200 };

async function readOutcome(url: string): Promise<{ fallbacks: string[]; status: number }> {
  const response = await fetch(url);
  const html = await response.text();
  const fallbacks = [...html.matchAll(/data-fallback="([a-z]+)"/g)].map(([, name = '']) => name);
  return { fallbacks: [...new Set(fallbacks)], status: response.status };
}

async function expectNamedInLog(shell: Shell, remote: string, version: string): Promise<void> {
  const lines = await shell.log();
  const report = lines.find((line) => line.remote === remote && line.version === version);
  expect(report, `a log line that names ${remote}@${version}`).toBeDefined();
  expect(report?.cause ?? JSON.stringify(report?.['err'] ?? ''), 'its cause').toMatch(/\w{4,}/);
}

/**
 * Returns the remotes to break: all where the outcome differs by slot and page. Damaged files are found
 * before that, so those faults alternate between remotes.
 */
function remotesWith(fault: Fault): readonly string[] {
  const index = faults.indexOf(fault);
  if (index === 0) return remoteNames;
  if (fault.name.startsWith('throws when it renders')) return ['header', 'content'];
  return remoteNames.slice(index % remoteNames.length).slice(0, 1);
}

for (const fault of faults) {
  const instead = fault.hasPrevious ? 'its earlier version' : 'its fallback';
  test(`a remote that ${fault.name} is replaced by ${instead} until it is repaired`, async ({ shell }) => {
    test.slow();
    const limit = pLimit(shellsAtOnce);
    await limit.map(remotesWith(fault), (remote) => breakAndRepair(shell, fault, remote));
  });
}

async function breakAndRepair(start: StartShell, fault: Fault, remote: string): Promise<void> {
  let broken: Awaited<ReturnType<Fault['apply']>> | undefined;
  const shell = await start({
    name: `${remote}-${fault.name.replaceAll(/\W+/g, '-')}`,
    // Visits are sequential.
    env: { WORKERS: '1' },
    prepare: async (place) => {
      broken = await fault.apply(place, remote);
    },
  });
  await expect
    .poll(() => readOutcome(shell.url), { message: `with the ${remote} broken` })
    .toEqual(fault.hasPrevious ? whole : (outcomes[remote] ?? whole));
  await expectNamedInLog(shell, remote, broken?.version ?? '');
  await broken?.repair();
  await expect
    .poll(() => readOutcome(shell.url), { message: `with the ${remote} repaired`, timeout: 30_000 })
    .toEqual(whole);
}

test('a header that passes its smoke test and throws in pages is replaced by its previous version', async ({
  shell,
  page,
}) => {
  let version = '';
  const running = await shell({
    name: 'unseen-header',
    prepare: async (place) => {
      ({ version } = await throwsInPagesWithPrevious.apply(place, 'header'));
    },
  });
  expect(await readOutcome(running.url)).toEqual(whole);
  await openPage(page, running.url);
  await expect(page.locator('[data-fallback]')).toHaveCount(0);
  await expectNamedInLog(running, 'header', version);
});

test('a footer that throws in pages and has no previous version is replaced by its fallback', async ({
  shell,
  page,
  problems,
}) => {
  problems.allow(/fixture throws in pages|fallback|instead of on the server/);
  let version = '';
  const running = await shell({
    name: 'no-previous-footer',
    prepare: async (place) => {
      ({ version } = await throwsInPagesWithoutPrevious.apply(place, 'footer'));
    },
  });
  expect(await readOutcome(running.url)).toMatchObject({ status: 200 });
  await openPage(page, running.url);
  await expect(page.locator('[data-fallback=footer]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNamedInLog(running, 'footer', version);
});

test('promoting a broken version changes nothing for visitors', { tag: '@releases' }, async ({ shell }) => {
  const [atLoad] = faults.filter(({ name }) => name === 'throws when it is loaded');
  const running = await shell({ name: 'good-stays' });
  expect(await readOutcome(running.url)).toEqual(whole);
  const broken = await atLoad?.apply(running, 'header');
  await expect
    .poll(async () => (await running.log()).some(({ version }) => version === broken?.version))
    .toBe(true);
  expect(await readOutcome(running.url)).toEqual(whole);
  const { versions } = (await (await fetch(`${running.url}/readyz`)).json()) as { versions: object };
  expect(versions).toEqual(running.versions);
});

test('the site works without the accounts remote, and Login shows the support phone number', async ({
  shell,
  page,
}) => {
  const [missing] = faults;
  const running = await shell({
    name: 'no-login',
    prepare: (place) => missing?.apply(place, 'auth') ?? Promise.resolve(),
  });
  await openPage(page, running.url);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(
    page
      .getByText(/not available just now/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
});
