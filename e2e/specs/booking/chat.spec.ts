import { randomUUID } from 'node:crypto';
import { test, expect } from '../../fixtures/test';
import { openAdvisor } from '../../support/people/advisor';
import { expectFitsEveryWindow, phoneWindow } from '../../support/pages/barriers';
import { findTrip, openGateway, payByUpi } from '../../support/bookings/booking';
import { requestPayment, openInbox, proposeTrip } from '../../support/people/inbox';
import { openPage, whenInteractive } from '../../support/pages/open-page';
import type { Page } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

async function openChat(page: Page): Promise<void> {
  await openPage(page, '/chat');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(text)).toBeVisible();
}

test('a visitor asks, holds the advisor’s proposal and pays the requested amount; both sides see it', async ({
  page,
  browser,
}) => {
  test.slow();
  const question = `Is the road open? ${randomUUID().slice(0, 8)}`;
  await openChat(page);
  await expectFitsEveryWindow(page);
  await say(page, question);
  const sent = log(page).getByRole('listitem').filter({ hasText: question });

  const inbox = await openInbox(browser);
  await expectFitsEveryWindow(inbox);
  await inbox.getByRole('link', { name: new RegExp(question.replace('?', '.')) }).click();
  await expect(log(inbox).getByText(question)).toBeVisible();
  await expect(sent.getByText(/ · Read$/)).toBeVisible();
  await field(inbox).pressSequentially('It is,');
  await expect(page.getByText('An advisor is writing …')).toBeVisible();
  await say(inbox, 'It is, and the river is full.');
  await expect(log(page).getByText('It is, and the river is full.')).toBeVisible();

  const { title, trip } = await findTrip();
  await proposeTrip(inbox, title, trip);
  const proposal = page.getByRole('article', { name: `Proposal: ${title}` });
  await expect(proposal).toBeVisible();
  await expectFitsEveryWindow(page);
  await expectFitsEveryWindow(inbox);
  await proposal.getByRole('button', { name: 'Hold this trip' }).click();
  await page.waitForURL(/\/buy\?ref=/);
  await expect(page.getByRole('timer')).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';

  await openChat(page);
  await expect(log(page).getByText(question)).toBeVisible();
  await requestPayment(inbox, 'Jeep to the summit', '1,250');
  const request = page.getByRole('article', { name: 'Payment request: Jeep to the summit' });
  await expect(request).toBeVisible();
  await openGateway(page, /^Pay ₹1,250/);
  await payByUpi(page, 'asha@bank');
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
  await whenInteractive(page);
  await expectFitsEveryWindow(page);
  await expect(log(inbox).getByText('Payment of ₹1,250 received. Thank you!')).toBeVisible();

  const token = new URL(page.url()).searchParams.get('token') ?? '';
  await openPage(page, `/chat/payment/failure?token=${token}`);
  await page.waitForURL(/\/chat\/payment\/success/);
  await page.getByRole('link', { name: 'Back to the chat' }).click();
  await expect(request.getByText('Paid. Thank you!')).toBeVisible();
  await expect(inbox.getByRole('link', { name: reference })).toBeVisible();
  await inbox.setViewportSize(phoneWindow);
  await inbox.getByRole('link', { name: 'About the visitor' }).click();
  await expect(inbox.getByRole('link', { name: reference })).toBeVisible();
  await inbox.context().close();
});

test('messages that an advisor writes offline are kept by thread over a reload, and sent after reconnecting', async ({
  page,
  browser,
}) => {
  const question = `Anyone there? ${randomUUID().slice(0, 8)}`;
  await openChat(page);
  await say(page, question);
  const inbox = await openInbox(browser);
  await inbox.getByRole('link', { name: new RegExp(question.replace('?', '.')) }).click();
  await expect(log(inbox).getByText(question)).toBeVisible();
  await inbox.context().setOffline(true);
  await expect(inbox.getByText(/^No connection\./)).toBeVisible();
  await say(inbox, 'Written in the jeep');
  await field(inbox).fill('Not finished');
  await inbox.context().setOffline(false);
  await inbox.reload();
  await expect(log(page).getByText('Written in the jeep')).toHaveCount(1);
  await expect(field(inbox)).toHaveValue('Not finished');
  await expect(log(inbox).getByRole('listitem').filter({ hasText: 'Written in the jeep' })).toHaveCount(1);
  await inbox.context().close();
});

test('messages written offline are kept over a reload, and sent once after reconnecting', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/);
  const advisor = await openAdvisor();
  const first = `First ${randomUUID().slice(0, 8)}`;
  await openChat(page);
  await say(page, first);
  const thread = await advisor.threadWith(first);
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  await say(page, 'Written in a tunnel');
  await field(page).fill('Not finished');
  await context.setOffline(false);
  await page.reload();
  await whenInteractive(page);
  const late = log(page).getByRole('listitem').filter({ hasText: 'Written in a tunnel' });
  await expect(late.getByText(/ · Sent$/)).toBeVisible();
  await expect(field(page)).toHaveValue('Not finished');
  const { messages } = await advisor.read(thread);
  expect(messages.filter(({ text }) => text === 'Written in a tunnel')).toHaveLength(1);
});
