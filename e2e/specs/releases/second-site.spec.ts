import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { isHydrated, SecondSite, whenHydrated } from '../../support/releases/second-site';

// One copy of the site, whose releases change from test to test.
test.describe.configure({ mode: 'serial' });

let site: SecondSite;
let first: string;
let second: string;

const promote = (remote: string, version: string) => site.release(['promote', `${remote}@${version}`]);

test.beforeAll(async () => {
  site = await SecondSite.copy();
  await Promise.all([site.buildHost(), site.release(['keys', 'new', 'hours'])]);
  await site.release(['keys', 'new', 'notices']);
  const versions = await Promise.all([site.build('hours'), site.build('notices')]);
  await Promise.all([
    site.publish('hours', 'hours', '--skip-types'),
    site.publish('notices', 'notices', '--skip-types'),
  ]);
  await promote('hours', versions[0]);
  first = versions[1];
  await promote('notices', first);
  await site.start();
});

test.afterAll(() => site.remove());

const hours = (page: Page) => page.getByRole('region', { name: 'Opening hours' });
const notices = (page: Page) => page.getByRole('region', { name: /^Notice/ });

/** Returns the versions of the notices that a page names: one, unless it is mixed. */
function versionsIn(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/\/releases\/notices\/([^/"]+)\//g)].map(([, version = '']) => version)),
  ];
}

async function servedVersions(): Promise<string[]> {
  return versionsIn(await (await fetch(site.url)).text());
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is composed of both remotes, with their styles', async ({ page }) => {
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ammathi village library');
    await expect(hours(page).getByRole('listitem')).toHaveText(['Tuesday: 10 to 13']);
    await expect(notices(page).getByRole('listitem')).toHaveCount(2);
    await expect(notices(page)).toHaveCSS('border-inline-start-width', '4px');
  });
});

test('both slots are interactive under a policy that allows only scripts with the nonce', async ({
  page,
}) => {
  const response = await page.goto(site.url);
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic';/);
  await whenHydrated(hours(page));
  await hours(page).getByRole('button', { name: 'Whole week' }).click();
  await expect(hours(page).getByRole('listitem')).toHaveCount(3);
  await whenHydrated(notices(page));
  await notices(page).getByRole('button').click();
  await expect(notices(page).getByRole('button')).toHaveText('I am coming (1)');
});

test('a script altered in transit does not run, and its slot stays as rendered by the server', async ({
  page,
  problems,
}) => {
  problems.allow(/integrity|notices could not be loaded and stays as rendered/);
  await page.route('**/releases/notices/*/web/entry.*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.changed = true; ${await answer.text()}` });
  });
  const refused = page.waitForEvent('console', (message) =>
    message.text().startsWith('notices could not be loaded'),
  );
  await page.goto(site.url);
  await refused;
  await whenHydrated(hours(page));
  await expect(notices(page).getByRole('listitem')).toHaveCount(2);
  expect(await notices(page).evaluate(isHydrated)).toBe(false);
  expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
  await page.unrouteAll({ behavior: 'wait' });
});

test("the gate refuses another team's key and a panel that breaks the contract", async () => {
  test.slow();
  await expect(site.publish('notices', 'hours', '--skip-types')).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/key \w+ \(hours\) may sign hours but not notices/),
  });
  await site.edit('hours/panel.tsx', { 'export async function load(': 'export async function read(' });
  await site.build('hours');
  await expect(site.publish('hours', 'hours')).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/do not compile against the contract:\n.*'load' is missing/),
  });
});

test('the gate renders a panel with the data of its loader, and refuses one that throws', async () => {
  test.slow();
  await site.edit('hours/panel.tsx', {
    'const [whole': "if (Date.now() > 0) throw new Error('broken panel');\n  const [whole",
  });
  await site.build('hours');
  await expect(site.publish('hours', 'hours', '--skip-types')).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/hours \.\/panel .*load/),
  });
  await site.edit('hours/panel.tsx', { 'export async function read(': 'export async function load(' });
  await site.build('hours');
  await expect(site.publish('hours', 'hours', '--skip-types')).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/hours \.\/panel does not render: broken panel/),
  });
});

test('a promotion and a rollback take effect without a restart or a failed request', async ({ page }, {
  annotations,
}) => {
  test.slow();
  await site.edit('notices/panel.tsx', {
    'aria-label="Notices"': 'aria-label="Notice board"',
    'return notices;': 'await new Promise((resolve) => setTimeout(resolve, 200));\n  return notices;',
  });
  second = await site.build('notices');
  await site.publish('notices', 'notices', '--skip-types');
  expect(await servedVersions(), 'nothing is live before it is promoted').toEqual([first]);

  let stopped = false;
  const answers: { status: number; whole: boolean; versions: string[] }[] = [];
  const visitors = [1, 2, 3, 4].map(async () => {
    while (!stopped) {
      const response = await fetch(site.url);
      const html = await response.text();
      answers.push({ status: response.status, whole: html.endsWith('</html>'), versions: versionsIn(html) });
    }
  });
  await promote('notices', second);
  await expect.poll(servedVersions).toEqual([second]);
  // Its data is slow: the page is sent with a fallback, and the slot follows.
  expect(await (await fetch(site.url)).text()).toMatch(
    /<template id="B:\d+"><\/template><p>This part of the page is on its way.*<\/main>.*"Notice board"/s,
  );
  await page.goto(site.url);
  await expect(notices(page)).toHaveAccessibleName('Notice board');
  await whenHydrated(notices(page));
  await notices(page).getByRole('button').click();
  await expect(notices(page).getByRole('button')).toHaveText('I am coming (1)');
  await site.release(['rollback', 'notices']);
  await expect.poll(servedVersions).toEqual([first]);
  stopped = true;
  await Promise.all(visitors);

  annotations.push({ type: 'measured', description: `${answers.length} answers during two switches` });
  const bad = answers.filter(
    ({ status, whole, versions }) => status !== 200 || !whole || versions.length !== 1,
  );
  expect(bad).toEqual([]);
  expect(new Set(answers.flatMap(({ versions }) => versions))).toEqual(new Set([first, second]));
});

test('a version altered in the store is refused, and the previous one stays live', async ({ page }) => {
  const entry = join(site.folder, '.data', 'store', 'releases', 'notices', second, 'server', 'entry.cjs');
  await writeFile(entry, (await readFile(entry, 'utf8')).replace('I am coming', 'I am hacked'));
  await promote('notices', second);
  const refusal = `notices@${second} refused: server/entry.cjs is not the file that was released`;
  await expect.poll(() => site.log).toContain(refusal);
  await page.goto(site.url);
  await expect(notices(page)).toHaveAccessibleName('Notices');
  expect(await servedVersions()).toEqual([first]);
});
