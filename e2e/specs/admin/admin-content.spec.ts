import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { storyFeedPath } from '@kaadu/contracts';
import { siteUrl } from '../../environment';
import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { readContent, removeContent, saveStory } from '../../support/people/editor';
import { openPage } from '../../support/pages/open-page';
import { newStaff, useSession } from '../../support/people/staff';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const keyOf = (page: Page) => Number(/stories\/(\d+)/.exec(page.url())?.[1]);

async function writeStory(page: Page, title: string): Promise<number> {
  await openPage(page, '/admin/content/stories/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('In two sentences').fill('A wet walk above the clouds.');
  await page.getByLabel('Author').fill('Nila Das');
  await page.getByLabel('Date of the story').fill('2026-11-20');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('It rained.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Then it did not.');
  await page.getByRole('button', { name: 'Save draft', exact: true }).click();
  await page.waitForURL(/\/admin\/content\/stories\/\d+$/);
  // The editor reopens with the record's key: from here on, edits have a version.
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  return keyOf(page);
}

/**
 * Checks that an image is shown and loaded.
 * @param path in the image store
 */
async function expectImage(page: Page, alt: string, path: string): Promise<void> {
  const image = page.getByRole('img', { name: alt }).first();
  await expect(image).toHaveAttribute('src', new RegExp(path));
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}

/** Returns a page of the site as a visitor gets it. */
const shown = async (path: string) => (await fetch(siteUrl + path)).text();

test('a story is drafted, previewed and published, and appears on the site within seconds', async ({
  page,
  context,
}) => {
  test.slow();
  const title = `Rain over ${randomUUID().slice(0, 8)}`;
  await useSession(context, await newStaff('content'));
  await shown('/stories');
  const key = await writeStory(page, title);
  await expectFitsEveryWindow(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Only staff see this')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Then it did not.')).toBeVisible();
  await expectFitsEveryWindow(page);
  for (const path of ['/stories', '/sitemap.xml', storyFeedPath])
    expect(await shown(path), path).not.toContain(title);

  await page.goBack();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: it is on the site within seconds')).toBeVisible();
  // Without other requests, the old page is served once at most while the new one is rendered.
  await expect.poll(() => shown('/stories'), { timeout: 20_000 }).toContain(title);
  await expect.poll(() => shown('/sitemap.xml'), { timeout: 20_000 }).toContain(String(key));
  await expect.poll(() => shown(storyFeedPath), { timeout: 20_000 }).toContain(`<title>${title}</title>`);
  await removeContent('stories', key);
  await expect.poll(() => shown('/stories'), { timeout: 20_000 }).not.toContain(title);
  await expect.poll(() => shown(storyFeedPath), { timeout: 20_000 }).not.toContain(title);
});

test('an uploaded image appears in the preview and on the page', async ({ page, context }) => {
  test.slow();
  await useSession(context, await newStaff('content'));
  const title = `Seen over ${randomUUID().slice(0, 8)}`;
  const alt = 'A ridge above the clouds';
  const key = await writeStory(page, title);
  const image = page.getByRole('group', { name: 'Picture', exact: true });
  await image
    .locator('input[type=file]')
    .setInputFiles({ name: 'ridge.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(image.getByRole('button', { name: 'Replace picture' })).toBeVisible();
  const source = await image.locator('img').getAttribute('src');
  const path = /images\/[^/]+\/(.+)$/.exec(source ?? '')?.[1] ?? 'no path';
  await image.getByLabel('Description').fill(alt);
  await page.getByRole('button', { name: 'Save draft', exact: true }).click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  await expectImage(page, alt, path);
  await page.goBack();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: it is on the site within seconds')).toBeVisible();
  await expect.poll(() => shown('/stories'), { timeout: 20_000 }).toContain(title);
  await openPage(page, '/stories');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expectImage(page, alt, path);
  await removeContent('stories', key);
});

test('two editors do not overwrite each other', async ({ page, context, problems }) => {
  problems.allow(/status of 409/);
  const title = `Shared ${randomUUID().slice(0, 8)}`;
  await useSession(context, await newStaff('content'));
  const key = await writeStory(page, title);
  const { body, version } = await readContent('stories', key);
  await saveStory({ ...body, author: 'Meera', primary_key: key, version, state: 'draft' });

  await page.getByLabel('In two sentences').fill('What I have typed.');
  await page.getByRole('button', { name: 'Save draft', exact: true }).click();
  const versions = page.getByRole('region', { name: 'Two versions' });
  await expect(versions.getByText('Meera Hegde saved this while you were writing')).toBeVisible();
  await expectFitsEveryWindow(page);
  await versions.getByRole('button', { name: 'Continue with these choices' }).click();
  await expect(page.getByLabel('In two sentences')).toHaveValue('What I have typed.');
  await expect(page.getByLabel('Author')).toHaveValue('Meera');
  await page.getByRole('button', { name: 'Save draft', exact: true }).click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  expect((await readContent('stories', key)).body).toMatchObject({
    title,
    author: 'Meera',
    description: 'What I have typed.',
  });
  await removeContent('stories', key);
});

test('unsaved input survives a reload', async ({ page, context }) => {
  await useSession(context, await newStaff('content'));
  await openPage(page, '/admin/content/places/new');
  await page.getByLabel('Name', { exact: true }).fill('A ridge without a name');
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('A ridge without a name');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('lists of content have no accessibility violations', async ({ page, context }) => {
  await useSession(context, await newStaff('content'));
  await openPage(page, '/admin/content');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectFitsEveryWindow(page);
  await page.getByRole('link', { name: 'Experiences' }).click();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add option' })).toBeVisible();
  await expectFitsEveryWindow(page);
});
