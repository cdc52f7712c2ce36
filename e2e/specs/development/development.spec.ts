import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/explained-test';
import { cloneRepository, type Clone } from '../../support/processes/clone';
import { expectNoBarriers } from '../../support/pages/barriers';
import { whenInteractive } from '../../support/pages/open-page';
import { Terminal, type RunningCommand } from '../../support/processes/terminal';

// One `npm run dev` for all tests, in sequence.
test.describe.configure({ mode: 'default' });

let clone: Clone;
let scratch: string;
let terminal: Terminal;
let dev: RunningCommand;
let source: string;

const path = 'mfe-header/src/Header/Header.tsx';
const begin = '  const api = useApi();\n';

test.beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'kaadu-terminal-'));
  clone = await cloneRepository();
  terminal = await Terminal.open(clone.folder, scratch);
  source = await readFile(join(clone.folder, path), 'utf8');
  dev = await terminal.keepRunning('npm run dev -- --only header', /reloads on save/);
});

test.afterAll(async () => {
  await dev.interrupt();
  await clone.remove();
  await rm(scratch, { recursive: true, force: true });
});

test.afterEach(async ({ page }) => {
  await save(source);
  await expect(overlay(page)).toHaveCount(0);
});

const save = (text: string) => writeFile(join(clone.folder, path), text);
/** Inserts a statement at the beginning of the header's component. */
const saveWith = (statement: string) => save(source.replace(begin, `  ${statement}\n${begin}`));
const overlay = (page: Page) => page.getByRole('dialog', { name: /problem/ });
/** Returns the source position of that statement. */
const place = () => `${path}:${source.slice(0, source.indexOf(begin)).split('\n').length}`;

async function open(page: Page): Promise<void> {
  await page.goto(terminal.siteUrl);
  await whenInteractive(page);
  await expect(overlay(page)).toHaveCount(0);
}

test('a syntax error is shown over the page with its position, until a build succeeds', async ({ page }) => {
  await open(page);
  await saveWith('const = 1;');
  await expect(overlay(page)).toContainText('header does not build');
  await expect(overlay(page)).toContainText(place());
  await expectNoBarriers(page);
  await page.screenshot({ path: test.info().outputPath('syntax.png') });
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await saveWith('const = 2;');
  await expect(overlay(page)).toContainText('header does not build');
  await save(source);
  await expect(overlay(page)).toHaveCount(0);
});

test('an error of a header on the server is shown over the page and in the terminal, with its position', async ({
  page,
}) => {
  await saveWith("if (typeof window === 'undefined') throw new Error('no window here');");
  await expect(async () => {
    await page.goto(terminal.siteUrl);
    await expect(overlay(page)).toContainText('header failed on the server', { timeout: 3000 });
  }).toPass();
  await expect(overlay(page)).toContainText('no window here');
  await expect(overlay(page)).toContainText(place());
  await page.setViewportSize({ width: 320, height: 700 });
  await page.screenshot({ path: test.info().outputPath('server-320.png') });
  await expect.poll(dev.output).toContain(`header failed on the server (${place()}): no window here`);
  await save(source);
  await expect(overlay(page)).toHaveCount(0);
});

test('an error of a header in the browser is shown over the page and in the terminal, with its position', async ({
  page,
}) => {
  await open(page);
  await saveWith("if (typeof window !== 'undefined') throw new Error('no server here');");
  await expect(overlay(page)).toContainText('header failed in the browser');
  await expect(overlay(page)).toContainText(place());
  await expect.poll(dev.output).toContain(`header failed in the browser (${place()}): no server here`);
});

test('a hydration mismatch is shown over the page and in the terminal', async ({ page }) => {
  const differing = "<p>{typeof window === 'undefined' ? 'on the server' : 'in the browser'}</p>";
  await save(source.replace('<TopStrip />', `<TopStrip />${differing}`));
  await expect.poll(async () => (await fetch(terminal.siteUrl)).text()).toContain('<p>on the server</p>');
  await page.goto(terminal.siteUrl);
  await expect(overlay(page)).toContainText('header was rendered differently in the browser');
  await expect.poll(dev.output).toContain('header was rendered differently in the browser (mfe-header/src/');
});
