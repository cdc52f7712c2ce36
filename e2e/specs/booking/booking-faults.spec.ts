import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import {
  goToPayment,
  hold,
  holdEndOf,
  openGateway,
  openTrip,
  payByUpi,
  referenceOf,
} from '../../support/bookings/booking';
import { openPage } from '../../support/pages/open-page';
import { startOutage } from '../../support/bookings/payment-sandbox';
import { newPerson } from '../../support/people/people';

// Checks run after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a hold is extended while the gateway is down, the page explains it, and the payment works afterwards', async ({
  page,
  problems,
}) => {
  problems.allow(/503 \(Service Unavailable\)/);
  await openTrip(page);
  const reference = await hold(page);
  await goToPayment(page, newPerson());
  const endBefore = await holdEndOf(page);
  const endOutage = await startOutage(reference);
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Payments are not available just now')).toBeVisible();
  await expect(page.getByText('Nothing was charged, and we hold your booking longer for it.')).toBeVisible();
  expect(await holdEndOf(page)).toBeGreaterThan(endBefore);
  await expect(pay).toBeFocused();
  await expectFitsEveryWindow(page);

  await page.keyboard.press('Enter');
  await expect(pay).toBeEnabled();
  await expect(page.getByRole('alert').getByText('Payments are not available just now')).toBeVisible();
  await endOutage();
  await openGateway(page, /^Pay ₹/);
  await payByUpi(page, 'asha@bank');
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(referenceOf(page)).toBe(reference);
});

test('nothing floats over the checkout form on a phone', { tag: '@phone-only' }, async ({ page }) => {
  const floating = page.getByRole('complementary', { name: 'Talk to us' });
  await openPage(page, '/about');
  await page.mouse.wheel(0, 600);
  await expect(floating).toBeVisible();
  await openTrip(page);
  await hold(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(250);
  await expect(floating).toBeHidden();
});
