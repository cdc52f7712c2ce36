import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow, expectNoBarriers } from '../../support/pages/barriers';
import { expectNoSidewaysScrolling } from '../../support/pages/layout';
import { bookOnRequest, emailTo } from '../../support/bookings/booking';
import { openPage } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';
import { signUp } from '../../support/people/sign-in';
import { adminSession, newStaff, openAsStaff, useSession } from '../../support/people/staff';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the admin refuses accounts without a role', async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await openPage(page, '/admin/bookings');
  await expect(page.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoBarriers(page);
  await openPage(page, '/');
  await signUp(page, newPerson());
  await openPage(page, '/admin/bookings');
  await expect(page.getByText('Your account has no access to the back office')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
  await expectNoBarriers(page);
});

test('a role sees its own sections', async ({ page, context }) => {
  await useSession(context, await newStaff('content'));
  await openPage(page, '/admin/bookings');
  await expect(page.getByText(/Your role, content, does not include Bookings/)).toBeVisible();
  await expectNoBarriers(page);
});

test('an unknown section is not found', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const response = await openPage(page, '/admin/no-such-section');
  expect(response.status()).toBe(404);
});

test(
  'the admin has no accessibility violations, and neither header nor footer of the site',
  { tag: '@phone' },
  async ({ page, context }) => {
    await useSession(context, await adminSession());
    await openPage(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Hello, Meera' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectNoBarriers(page);
    await expectNoSidewaysScrolling(page);
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Bookings' })
      .click();
    await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeFocused();
    // The number of waiting conversations comes first; other tests open some.
    await expect(page).toHaveTitle(/^(\(\d+\) )?Bookings · Admin \| Kaadu Trails$/);
    await expect(page.getByRole('search', { name: '' }).getByLabel('Status')).toBeVisible();
    await expectNoBarriers(page);
    await expectNoSidewaysScrolling(page);
  },
);

test('a request is accepted, its voucher refused before its day, and a refund approved by a second person', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = newPerson();
  const reference = await bookOnRequest(page, person);

  const operator = await openAsStaff(browser, 'operator');
  await openPage(operator, '/admin/bookings?status=PENDING');
  await operator.getByRole('link', { name: reference }).click();
  await expect(operator.getByRole('heading', { name: reference, level: 1 })).toBeFocused();
  const decision = operator.getByRole('region', { name: 'Can we host this trip?' });
  await decision.getByRole('textbox', { name: 'Reason' }).fill('The road is open again');
  await expectFitsEveryWindow(operator);
  await decision.getByRole('button', { name: 'Accept' }).click();
  await expectFitsEveryWindow(operator);
  await operator.getByRole('button', { name: 'Accept the booking' }).click();
  await expect(operator.getByText(/The road is open again$/)).toBeVisible();
  await emailTo(person.email, /^Confirmed/);
  const voucher = operator.getByRole('definition').filter({ hasText: /^[A-Z0-9]{4}-[A-Z0-9]{4}/ });
  const code = (await voucher.first().textContent()) ?? '';
  await expectFitsEveryWindow(operator);

  await openPage(operator, '/admin/bookings/redeem');
  await operator.getByLabel('Voucher code').fill(code);
  await operator.getByLabel('Voucher code').press('Enter');
  await expect(operator.getByRole('alert')).toContainText('too early');
  await expectFitsEveryWindow(operator);

  const first = await openAsStaff(browser, 'finance');
  await openPage(first, `/admin/bookings/${reference}`);
  const refund = first.getByRole('region', { name: 'Refund', exact: true });
  await refund.getByRole('button', { name: 'Enter the full amount' }).click();
  await refund.getByRole('textbox', { name: 'Reason' }).fill('The river took the bridge');
  await refund.getByRole('checkbox', { name: 'Cancel the booking too' }).check();
  await refund.getByRole('button', { name: 'Ask for approval' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(first.getByRole('button', { name: 'Withdraw it' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Approve' })).toBeHidden();
  await expectFitsEveryWindow(first);

  const second = await openAsStaff(browser, 'finance');
  await openPage(second, `/admin/bookings/${reference}`);
  await second.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('button', { name: /^Approve and refund/ }).click();
  await expect(second.getByText(/^Refund of .* approved$/)).toBeVisible();
  await emailTo(person.email, /^Cancelled/);
  await emailTo(person.email, /^Refund of/);
  for (const one of [operator, first, second]) await one.context().close();
});
