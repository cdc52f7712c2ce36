import { expect, type Browser, type Page } from '@playwright/test';
import { openPage } from '../pages/open-page';
import { adminSession, useSession } from './staff';

/** Opens the inbox in a separate browser, for a signed-in advisor. */
export async function openInbox(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await useSession(context, await adminSession());
  const page = await context.newPage();
  await openPage(page, '/admin/inbox');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  return page;
}

/** Proposes a stay in the open thread. */
export async function proposeTrip(
  inbox: Page,
  title: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await inbox.getByRole('button', { name: 'Propose a trip' }).click();
  await inbox.getByRole('combobox', { name: 'Stay or activity' }).fill(title);
  await inbox.getByRole('listbox', { name: 'Experiences' }).getByRole('option').first().click();
  await inbox.getByLabel('Check-in').fill(from);
  await inbox.getByLabel('Check-out').fill(to);
  await inbox.getByRole('radio', { disabled: false }).first().check();
  await inbox.getByRole('button', { name: 'Send the proposal' }).click();
  await expect(inbox.getByRole('article', { name: `Proposal: ${title}` })).toBeVisible();
}

/**
 * Requests a payment in the open thread.
 * @param rupees as an advisor writes the amount
 */
export async function requestPayment(inbox: Page, description: string, rupees: string): Promise<void> {
  await inbox.getByRole('button', { name: 'Request a payment' }).click();
  await inbox.getByLabel('What for').fill(description);
  await inbox.getByLabel('Amount in ₹, tax included').fill(rupees);
  await inbox.getByRole('button', { name: 'Send the request' }).click();
  await expect(inbox.getByRole('article', { name: `Payment request: ${description}` })).toBeVisible();
}
