import { storageKeys } from '@kaadu/contracts';
import { type Locator } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { openAccount } from '../../support/pages/header';
import { openPage, whenInteractive } from '../../support/pages/open-page';
import { newPerson, newPhone, otpFor, type Person } from '../../support/people/people';
import { logIn, modalOf, signUp } from '../../support/people/sign-in';

async function expectGreeting(account: Locator, { firstName }: Person): Promise<void> {
  await expect(account.getByText(`Hello ${firstName}`).filter({ visible: true })).toBeVisible();
}

test(
  'a new person signs up, is greeted in every tab, logs out, and signs in again without signing up',
  { tag: '@auth' },
  async ({ page, context }) => {
    const person = newPerson();
    await openPage(page, '/experiences?page=1');
    await signUp(page, person);
    expect(new URL(page.url()).search).toBe('?page=1');
    let account = await openAccount(page);
    await expectGreeting(account, person);
    const tab = await context.newPage();
    await openPage(tab, '/about');
    await expectGreeting(await openAccount(tab), person);
    await tab.close();

    const logOut = async () => {
      const greeting = account.getByRole('button', { name: `Hello ${person.firstName}` });
      if (await greeting.isVisible()) await greeting.click();
      await expect(
        account.getByRole('link', { name: 'My bookings' }).filter({ visible: true }),
      ).toHaveAttribute('href', /\/check-user-login\?primary_key=\d+/);
      const reloaded = page.waitForEvent('domcontentloaded');
      await account.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
      await reloaded;
      await whenInteractive(page);
    };
    await logOut();
    const stored = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      [storageKeys.userData, storageKeys.accessToken, storageKeys.userPrimaryKey],
    );
    expect(stored).toEqual([null, null, null]);

    // A new number, since one pair may request a code only twice a minute.
    const modal = await logIn(page, { email: person.email, phone: newPhone() }, 2);
    await expect(modal).toBeHidden();
    account = await openAccount(page);
    await expectGreeting(account, person);
  },
);

test(
  'the window event opens the modal, where a wrong OTP is refused and the right one still works',
  { tag: '@auth' },
  async ({ page }) => {
    const person = newPerson();
    await openPage(page, '/about');
    await page.evaluate(() => window.dispatchEvent(new Event('open-login-modal')));
    const modal = modalOf(page);
    await modal.getByLabel('E-mail').fill(person.email);
    await modal.getByLabel('Mobile number').fill(person.phone);
    await modal.getByRole('button', { name: 'Get OTP' }).click();
    const right = await otpFor(person.email);
    const wrong = right.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
    const field = modal.getByRole('textbox', { name: 'OTP' });
    await field.fill(wrong);
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByText('OTP is not matched.', { exact: true })).toBeVisible();
    await field.fill(right);
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(modal.getByLabel('First name')).toBeVisible();
  },
);

test(
  'show-signup on the window opens the login modal, and for a verified visitor the sign-up form again',
  { tag: '@auth' },
  async ({ page }) => {
    const person = newPerson();
    await openPage(page, '/about');
    const showSignUp = () => page.evaluate(() => window.dispatchEvent(new Event('show-signup')));
    await showSignUp();
    const modal = modalOf(page);
    await expect(modal.getByLabel('E-mail')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await logIn(page, person);
    await expect(modal.getByLabel('First name')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await showSignUp();
    await expect(modal.getByLabel('First name')).toBeVisible();
    await modal.getByLabel('First name').fill(person.firstName);
    await modal.getByLabel('Last name').fill(person.lastName);
    const reloaded = page.waitForEvent('domcontentloaded');
    await modal.getByLabel('Last name').press('Enter');
    await reloaded;
    await whenInteractive(page);
    await expectGreeting(await openAccount(page), person);
  },
);
