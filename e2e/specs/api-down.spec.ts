import { randomUUID } from 'node:crypto';
import { apiPort } from '../environment';
import { test, expect } from '../fixtures/shell-test';
import { someExperience } from '../support/catalogue';
import { createGate } from '../support/gate';
import { openPage, whenInteractive } from '../support/open-page';

test('while the API is away kept pages continue, others offer another try, and nothing typed is lost', async ({
  page,
  shell: start,
  freePort,
  problems,
}) => {
  problems.allow(
    /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|status of 503|could not be loaded/,
  );
  const { href, title } = await someExperience();
  const gate = createGate(freePort(), apiPort);
  await gate.open();
  const shell = await start({
    name: 'api-down',
    env: { API_URL: gate.url },
  });
  // Twice: a page is kept once the whole of it was there in order.
  for (const _ of [1, 2]) expect((await fetch(shell.url)).status).toBe(200);
  await openPage(page, shell.url);
  await gate.close();

  const kept = await fetch(shell.url);
  expect(kept.status).toBe(200);
  expect(await kept.text()).not.toContain('data-stand-in');

  const footer = page.getByRole('contentinfo');
  const address = `reader-${randomUUID()}@example.com`;
  await footer.getByPlaceholder('you@example.com').fill(address);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText('Something went wrong. Please try again.');
  await expect(footer.getByPlaceholder('you@example.com')).toHaveValue(address);

  const response = await page.goto(shell.url + href);
  await whenInteractive(page);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kaadu Trails' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Quick Menu')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();

  await gate.open();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await whenInteractive(page);
  await footer.getByPlaceholder('you@example.com').fill(address);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText('Your email has been successfully registered with us.');
  await gate.close();
});

test('a shell that starts while the API is away serves its frame and recovers', async ({
  shell: start,
  freePort,
}) => {
  const gate = createGate(freePort(), apiPort);
  const shell = await start({ name: 'api-never-there', env: { API_URL: gate.url } });
  const response = await fetch(shell.url);
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('Try again');
  expect(html).toMatch(/<header[\s\S]*<footer/);
  await gate.open();
  await expect.poll(async () => (await fetch(shell.url)).status).toBe(200);
  await gate.close();
});
