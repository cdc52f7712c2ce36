import { randomUUID } from 'node:crypto';
import { siteUrl } from '../../environment';
import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { openPage } from '../../support/pages/open-page';
import { removeContent } from '../../support/people/editor';
import { newStaff, useSession } from '../../support/people/staff';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a story is written with format, saved, published and read', async ({ page, context }) => {
  test.slow();
  const title = `Written over ${randomUUID().slice(0, 8)}`;
  await useSession(context, await newStaff('content'));
  await openPage(page, '/admin/content/stories/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('In two sentences').fill('A wet walk above the clouds.');
  await page.getByLabel('Author').fill('Nila Das');
  await page.getByLabel('Date of the story').fill('2026-11-20');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await tool('Heading').click();
  await page.keyboard.type('Packing');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Take ');
  await page.keyboard.press('Control+b');
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('boots');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('Hat');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rope');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Picture').click();
  const picture = page.getByRole('group', { name: 'Picture', exact: true }).last();
  await picture.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(picture.getByText('Choose a picture.')).toBeVisible();
  await expect(picture.getByText('Describe the picture for people who do not see it.')).toBeVisible();
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'ridge.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(picture.getByRole('button', { name: 'Replace picture' })).toBeVisible();
  await picture.getByLabel('Description of the picture').fill('A ridge above the clouds');
  await expectFitsEveryWindow(page);
  await picture.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(page.getByRole('img', { name: 'A ridge above the clouds' })).toBeVisible();
  await expectFitsEveryWindow(page);
  await page.getByRole('button', { name: 'Save draft', exact: true }).click();
  await page.waitForURL(/\/admin\/content\/stories\/\d+$/);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  const key = Number(/stories\/(\d+)/.exec(page.url())?.[1]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: it is on the site within seconds')).toBeVisible();

  const address = `/stories/story/${key}`;
  await expect.poll(async () => (await fetch(siteUrl + address)).status, { timeout: 20_000 }).toBe(200);
  await openPage(page, address);
  await expect(page.getByRole('heading', { name: 'Packing', level: 2 })).toBeVisible();
  await expect(page.getByRole('strong').filter({ hasText: 'boots' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Rope$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A ridge above the clouds' })).toBeVisible();
  await expectFitsEveryWindow(page);
  await removeContent('stories', key);
});
