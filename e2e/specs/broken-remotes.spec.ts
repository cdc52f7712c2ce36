import { remoteNames, type RemoteName } from '@kaadu/contracts';
import { test, expect, type StartShell } from '../fixtures/shell-test';
import { faults, treacherous, treacherousAlone, type Fault } from '../support/faults';
import { openPage } from '../support/open-page';
import type { Shell } from '../support/shell';

// Each test runs a process for every remote.
test.describe.configure({ timeout: 60_000 });

/** What stands in for each remote, and the status of the page then. */
const outcomes: Record<RemoteName, { standIns: string[]; status: number }> = {
  header: { standIns: ['header'], status: 200 },
  footer: { standIns: ['footer'], status: 200 },
  auth: { standIns: ['session'], status: 200 },
  content: { standIns: ['page'], status: 503 },
};
const whole = { standIns: [] as string[], status: 200 };

async function shown(url: string): Promise<{ standIns: string[]; status: number }> {
  const response = await fetch(url);
  const html = await response.text();
  const standIns = [...html.matchAll(/data-stand-in="([a-z]+)"/g)].map(([, name = '']) => name);
  return { standIns: [...new Set(standIns)], status: response.status };
}

async function expectNamedInLog(shell: Shell, remote: string, version: string): Promise<void> {
  const lines = await shell.log();
  const report = lines.find((line) => line.remote === remote && line.version === version);
  expect(report, `a log line that names ${remote}@${version}`).toBeDefined();
  expect(report?.cause ?? JSON.stringify(report?.['err'] ?? ''), 'its cause').toMatch(/\w{4,}/);
}

for (const fault of faults) {
  const instead = fault.hasEarlier ? 'the version before it' : 'its stand-in';
  test(`a remote that ${fault.name} is replaced by ${instead} until it is mended`, async ({ shell }) => {
    await Promise.all(remoteNames.map((remote) => breakAndMend(shell, fault, remote)));
  });
}

async function breakAndMend(start: StartShell, fault: Fault, remote: RemoteName): Promise<void> {
  let broken: Awaited<ReturnType<Fault['inflict']>> | undefined;
  const shell = await start({
    name: `${remote}-${fault.name.replaceAll(/\W+/g, '-')}`,
    prepare: async (place) => {
      broken = await fault.inflict(place, remote);
    },
  });
  await expect
    .poll(() => shown(shell.url), { message: `with the ${remote} broken` })
    .toEqual(fault.hasEarlier ? whole : outcomes[remote]);
  await expectNamedInLog(shell, remote, broken?.version ?? '');
  await broken?.mend();
  await expect
    .poll(() => shown(shell.url), { message: `with the ${remote} mended`, timeout: 20_000 })
    .toEqual(whole);
}

for (const remote of ['header', 'footer'] as const) {
  test(`a ${remote} that passes its trial and throws in pages is nothing that a visitor sees`, async ({
    shell,
    page,
  }) => {
    let version = '';
    const running = await shell({
      name: `unseen-${remote}`,
      prepare: async (place) => {
        ({ version } = await treacherous.inflict(place, remote));
      },
    });
    expect(await shown(running.url)).toEqual(whole);
    await openPage(page, running.url);
    await expect(page.locator('[data-stand-in]')).toHaveCount(0);
    await expectNamedInLog(running, remote, version);
  });

  test(`a ${remote} that throws in pages and was the first is replaced by its stand-in there`, async ({
    shell,
    page,
    problems,
  }) => {
    problems.allow(/fixture throws in pages|stand-in|instead of on the server/);
    let version = '';
    const running = await shell({
      name: `treacherous-${remote}`,
      prepare: async (place) => {
        ({ version } = await treacherousAlone.inflict(place, remote));
      },
    });
    expect(await shown(running.url)).toMatchObject({ status: 200 });
    await openPage(page, running.url);
    await expect(page.locator(`[data-stand-in=${remote}]`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNamedInLog(running, remote, version);
  });
}

test('a broken version that is promoted beside a good one changes nothing for visitors', async ({
  shell,
}) => {
  const [atLoad] = faults.filter(({ name }) => name === 'throws when it is loaded');
  const running = await shell({ name: 'good-stays' });
  expect(await shown(running.url)).toEqual(whole);
  const broken = await atLoad?.inflict(running, 'header');
  await expect
    .poll(async () => (await running.log()).some(({ version }) => version === broken?.version))
    .toBe(true);
  expect(await shown(running.url)).toEqual(whole);
  const { versions } = (await (await fetch(`${running.url}/readyz`)).json()) as { versions: object };
  expect(versions).toEqual(running.versions);
});

test('without the login part one can browse, and Login says whom to call', async ({ shell, page }) => {
  const [missing] = faults;
  const running = await shell({
    name: 'no-login',
    prepare: (place) => missing?.inflict(place, 'auth') ?? Promise.resolve(),
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
