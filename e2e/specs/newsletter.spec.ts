import { randomUUID } from 'node:crypto';
import { test, expect } from '../fixtures/test';
import { openPage } from '../support/open-page';

const newAddress = () => `reader-${randomUUID()}@example.com`;

test.beforeEach(async ({ page }) => {
  await openPage(page, '/');
});

test('a new address is registered, and a second attempt reports it as known', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const box = footer.getByPlaceholder('you@example.com');
  const address = newAddress();
  await box.fill(`  ${address} `);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText('Your email has been successfully registered with us.');
  await expect(box).toHaveValue('');
  await box.fill(address);
  await box.press('Enter');
  await expect(footer.getByRole('status')).toHaveText('The given email has already been subscribed.');
});

test('an empty field asks for an address', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await footer.getByPlaceholder('you@example.com').fill('   ');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText('Please enter your email address');
});

test('an invalid address is rejected and stays in the field', async ({ page, problems }) => {
  problems.allow(/status of 4\d\d/);
  const footer = page.getByRole('contentinfo');
  const box = footer.getByPlaceholder('you@example.com');
  await box.fill('not-an-address');
  await box.press('Enter');
  await expect(footer.getByRole('status')).toHaveText('Please check your email and try again.');
  await expect(box).toHaveValue('not-an-address');
});

test('while the API is down the address stays in the field, and a retry succeeds', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED/);
  const footer = page.getByRole('contentinfo');
  const box = footer.getByPlaceholder('you@example.com');
  const address = newAddress();
  await page.route('**/createSubscription', (route) => route.abort('connectionrefused'));
  await box.fill(address);
  await box.press('Enter');
  await expect(footer.getByRole('status')).toHaveText('Something went wrong. Please try again.');
  await expect(box).toHaveValue(address);
  await page.unroute('**/createSubscription');
  await box.press('Enter');
  await expect(footer.getByRole('status')).toHaveText('Your email has been successfully registered with us.');
});
