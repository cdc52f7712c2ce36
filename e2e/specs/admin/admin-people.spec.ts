import { test, expect } from '../../fixtures/test';
import { siteUrl } from '../../environment';
import { emailTo } from '../../support/bookings/booking';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { openPage } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';
import { signUp } from '../../support/people/sign-in';
import { adminSession, useSession } from '../../support/people/staff';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin gives a role, and ending the session signs that person out', async ({
  page,
  context,
  browser,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 40[13]/);
  const person = newPerson();
  const theirs = await (await browser.newContext()).newPage();
  await openPage(theirs, '/');
  await signUp(theirs, person);

  await useSession(context, await adminSession());
  await openPage(page, '/admin/people');
  await page.getByLabel('Name, e-mail or phone').fill(person.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectFitsEveryWindow(page);
  await page.getByRole('row').nth(1).getByRole('link').click();

  // The list, which is shown until the person is loaded, has a filter of the same name.
  await page.getByRole('group', { name: 'Role', exact: true }).getByRole('combobox').selectOption('content');
  await page.getByRole('button', { name: 'Change role' }).click();
  await expectFitsEveryWindow(page);
  await page.getByRole('button', { name: 'Make it Content' }).click();
  await expect(page.getByText('The role is Content now')).toBeVisible();
  await openPage(theirs, '/admin/content');
  await expect(theirs.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'End all sessions' }).click();
  const question = page.getByRole('dialog', { name: 'End all sessions of this person?' });
  await question.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText(/session has ended/)).toBeVisible();
  await expectFitsEveryWindow(page);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
  await theirs.context().close();

  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Audit log' })
    .click();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('changeRole');
  await expect(page.getByRole('row').nth(1)).toContainText('from traveller to → content');
  await expectFitsEveryWindow(page);
});

test('an admin invites a colleague, who accepts with the confirmed address', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const person = newPerson();
  const theirs = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await openPage(theirs, '/');
  await signUp(theirs, person);

  await useSession(context, await adminSession());
  await openPage(page, '/admin/people');
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Role of the colleague').selectOption('operator');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${person.email}`)).toBeVisible();
  await expectFitsEveryWindow(page);

  const { text } = await emailTo(person.email, /^Join Kaadu Trails/);
  const link = new URL(/https?:\S+\/admin\/invitation#\S+/.exec(text)?.[0] ?? '');
  await openPage(theirs, `${link.pathname}${link.hash}`);
  await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(theirs.getByText('Welcome. Your role is operator.')).toBeVisible();
  await expectFitsEveryWindow(theirs);
  await theirs.getByRole('link', { name: 'Open the back office' }).click();
  await expect(theirs.getByRole('heading', { name: 'Arrivals today' })).toBeVisible();
  await expectFitsEveryWindow(theirs);
  await theirs.context().close();
});
