import { randomUUID } from 'node:crypto';
import { test, expect } from '../../fixtures/test';
import { expectNoBarriers } from '../../support/pages/barriers';
import { openPage } from '../../support/pages/open-page';
import { messagesTo } from '../../support/people/people';

test('a message survives a lost connection and a reload, and gets a number by e-mail', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const address = `writer-${randomUUID()}@example.com`;
  await openPage(page, '/contact-us');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expectNoBarriers(page);
  await form.getByLabel('What is it about?').selectOption({ label: 'A booking I have made' });
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('E-mail').fill(address);
  await form.getByLabel('Message').fill('Can we bring a dog?');

  await page.route('**/tickets', (route) => route.abort('internetdisconnected'));
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('We could not reach our server.');
  await page.unroute('**/tickets');
  await openPage(page, '/contact-us');
  await expect(form.getByLabel('Message')).toHaveValue('Can we bring a dog?');
  await expect(form.getByLabel('What is it about?')).toHaveValue('booking');

  await form.getByRole('button', { name: 'Send message' }).click();
  const filed = page.getByRole('group', { name: /We have your message: TK-\d+/ });
  await expect(filed).toBeFocused();
  await expectNoBarriers(page);
  const number = /TK-\d+/.exec(await filed.innerText())?.[0] ?? 'no number';
  await expect
    .poll(async () => (await messagesTo(address)).map(({ subject }) => subject))
    .toEqual([`We have your message: ${number}`]);
});
