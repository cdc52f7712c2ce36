import { randomUUID } from 'node:crypto';
import { apiPort } from '../../environment';
import { test, expect } from '../../fixtures/shell-test';
import { getFeaturedExperience } from '../../support/catalogue';
import { createProxy } from '../../support/processes/proxy';
import { openPage, whenInteractive } from '../../support/pages/open-page';

test('cached pages are served while the API is down, others offer a retry, and form input is kept', async ({
  page,
  shell: start,
  freePort,
  problems,
}) => {
  problems.allow(
    /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|status of 503|could not be loaded/,
  );
  const { href, title } = await getFeaturedExperience();
  const proxy = createProxy(freePort(), apiPort);
  await proxy.open();
  const shell = await start({
    name: 'api-down',
    env: { API_URL: proxy.url },
  });
  // Twice, since a page is cached once it was rendered without any fallback.
  for (const _ of [1, 2]) expect((await fetch(shell.url)).status).toBe(200);
  await openPage(page, shell.url);
  await proxy.close();

  const cached = await fetch(shell.url);
  expect(cached.status).toBe(200);
  expect(await cached.text()).not.toContain('data-fallback');

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

  await proxy.open();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await whenInteractive(page);
  await footer.getByPlaceholder('you@example.com').fill(address);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText('Your email has been successfully registered with us.');
  await proxy.close();
});

test('a shell that starts while the API is down serves header and footer and recovers', async ({
  shell: start,
  freePort,
}) => {
  const proxy = createProxy(freePort(), apiPort);
  const shell = await start({ name: 'api-never-there', env: { API_URL: proxy.url } });
  const response = await fetch(shell.url);
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('Try again');
  expect(html).toMatch(/<header[\s\S]*<footer/);
  await proxy.open();
  await expect.poll(async () => (await fetch(shell.url)).status).toBe(200);
  await proxy.close();
});
