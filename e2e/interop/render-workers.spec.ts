import { join } from 'node:path';
import { root } from '../environment';
import { expect, test } from '../fixtures/shell-test';
import {
  buildOutsideRemote,
  frameworkRemotes,
  outsideRemotes,
  type OutsideRemote,
} from '../support/interop/build-outside-remote';
import { SecondSite } from '../support/releases/second-site';

// One copy of the site that `release init` writes, whose remote is built by one toolchain after the other.
test.describe.configure({ mode: 'serial' });

let site: SecondSite;

test.beforeAll(async ({ freePort }) => {
  site = await SecondSite.copy(join(root, 'packages', 'release-cli', 'template'));
  await acceptFrameworks();
  await Promise.all([site.buildHost(), site.release(['keys', 'new', 'hello'])]);
  site.startOn(freePort());
});

test.afterAll(() => site.remove());

/** Makes the host accept remotes in other frameworks as well. */
async function acceptFrameworks(): Promise<void> {
  const data = '{ start: 3 }';
  const mountable = (names: string) => `import { ${names} } from '@kaadu/federation/mountable';\n`;
  await site.edit('host/server.ts', { "'./panel');": `'./panel', ${data});` });
  await site.edit('host/render-panel.ts', {
    'import { componentOf }': `${mountable('isMountable, renderPart')}import { componentOf }`,
    '(module: unknown) => ': `(module: unknown, data: unknown) => isMountable(module) ? renderPart(module, data) : `,
  });
  await site.edit('host/worker.ts', { 'renderPanel);': `renderPanel, { trialData: () => (${data}) });` });
  await site.edit('surface.ts', { 'data: {}': `data: ${data}` });
  await site.edit('host/browser.ts', {
    'import { createBrowserHost,': `${mountable('isMountable')}import { createBrowserHost, mountPart,`,
    'slot && hydrateRoot': `slot && isMountable(module) ? mountPart(module, slot, ${data}) : slot && hydrateRoot`,
  });
}

async function servedPage(): Promise<{ version: string | undefined; body: string }> {
  const html = await (await fetch(site.url)).text();
  const version = /\/releases\/hello\/([^/"]+)\//.exec(html)?.[1];
  return { version, body: html.slice(html.indexOf('<body')) };
}

const servedVersion = async () => (await servedPage().catch(() => undefined))?.version;

/** One remote of each kind: with and without a build for the server, and of another framework. */
const tried: readonly OutsideRemote['folder'][] = ['webpack', 'vite', 'vue'];

for (const remote of [...outsideRemotes, ...frameworkRemotes].filter(({ folder }) =>
  tried.includes(folder),
)) {
  const { toolchain, hasServerBuild } = remote;
  test(`render workers admit a remote of ${toolchain}, and serve its canary to some visitors`, async ({
    page,
  }) => {
    test.slow();
    const paths = ['--manifest', 'web/mf-manifest.json'];
    if (hasServerBuild) paths.push('--server', 'server/remoteEntry.js');
    const first = await site.import('hello', await buildOutsideRemote(remote), ...paths);
    await site.release(['promote', `hello@${first}`]);
    await expect.poll(servedVersion).toBe(first);
    const { body } = await servedPage();
    expect(body.includes(`Built by ${toolchain}`)).toBe(hasServerBuild);
    if (frameworkRemotes.includes(remote)) {
      await page.goto(site.url);
      await page.getByRole('button', { name: 'I am coming' }).click();
      await expect(page.getByText('4 neighbours are coming.')).toBeVisible();
    }

    const build = await buildOutsideRemote(remote, ['I am coming', 'Count me in']);
    const second = await site.import('hello', build, ...paths);
    await site.release(['canary', `hello@${second}`, '50']);
    await expect.poll(servedVersion).toBe(second);
    await expect.poll(servedVersion).toBe(first);
    await site.release(['promote', `hello@${second}`]);
    await expect.poll(async () => (await servedPage()).body.includes('Count me in')).toBe(hasServerBuild);
    await site.release(['rollback', 'hello']);
    await expect.poll(servedVersion).toBe(first);
    expect(site.log).not.toMatch(/"level":"(warn|error)"/);
  });
}

test('a build without a manifest is refused with the required setting', async () => {
  const folder = join(root, 'e2e', 'interop', 'fixtures', 'rspack');
  await expect(site.import('hello', folder)).rejects.toMatchObject({
    code: 5,
    stderr: expect.stringMatching(/There is no manifest .*Set `manifest: true` in the options/),
  });
});
