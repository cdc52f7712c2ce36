import { expect, type Locator, type Page } from '@playwright/test';
import { openAccount } from '../pages/header';
import { whenInteractive } from '../pages/open-page';
import { otpFor, type Person } from './people';

/** Returns the dialog for signing in and signing up. */
export function modalOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Login or sign up' });
}

/**
 * Opens the modal from the header and continues to the correct OTP.
 * @param emailCount number of e-mails that the person has then
 */
export async function logIn(
  page: Page,
  { email, phone }: Pick<Person, 'email' | 'phone'>,
  emailCount = 1,
): Promise<Locator> {
  await (await openAccount(page)).getByRole('button', { name: 'Login' }).click();
  const modal = modalOf(page);
  await modal.getByLabel('E-mail').fill(email);
  await modal.getByLabel('Mobile number').fill(phone);
  await modal.getByRole('button', { name: 'Get OTP' }).click();
  await expect(modal.getByText('OTP has been sent to your email and mobile number')).toBeVisible();
  await modal.getByRole('textbox', { name: 'OTP' }).fill(await otpFor(email, emailCount));
  await modal.getByRole('button', { name: 'Sign in' }).click();
  return modal;
}

/** Signs a new person up; the page has reloaded afterwards. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const modal = await logIn(page, person);
  await modal.getByLabel('First name').fill(person.firstName);
  await modal.getByLabel('First name').press('Enter');
  await expect(modal.getByLabel('Last name')).toBeFocused();
  await modal.getByLabel('Last name').fill(person.lastName);
  const reloaded = page.waitForEvent('domcontentloaded');
  await modal.getByLabel('Last name').press('Enter');
  await reloaded;
  await whenInteractive(page);
}
