import { createSubscription } from '@kaadu/contracts/newsletter';
import { mockApi, renderRemote, flushPromises, fakeClock } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Newsletter } from './Newsletter';

const api = mockApi();
const clock = fakeClock();
const field = () => screen.getByRole('textbox');
const notice = () => screen.getByRole('status');

async function subscribe(email: string) {
  const user = clock.user();
  renderRemote(<Newsletter />);
  if (email) await user.type(field(), email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await flushPromises();
  return user;
}

/** Expects the notice to show `text` in `tone` for exactly `ms`. */
async function expectNotice(text: string, tone: string, ms: number) {
  expect(notice()).toHaveTextContent(text);
  expect(notice()).toHaveAttribute('data-tone', tone);
  await clock.advance(ms - 1);
  expect(notice()).toHaveTextContent(text);
  await clock.advance(1);
  expect(notice()).toBeEmptyDOMElement();
}

describe('newsletter', () => {
  test('an empty e-mail address shows an error for 3 s', async () => {
    await subscribe('');
    await expectNotice('Please enter your email address', 'failure', 3000);
    expect(api.requests(createSubscription)).toHaveLength(0);
  });

  test('blanks alone count as empty', async () => {
    await subscribe('   ');
    expect(notice()).toHaveTextContent('Please enter your email address');
  });

  test('success shows in green for 5 s', async () => {
    api.respond(createSubscription, 'created');
    await subscribe('asha@example.com');
    await expectNotice('Your email has been successfully registered with us.', 'success', 5000);
    expect(field()).toHaveValue('');
  });

  test('an e-mail address that was already subscribed shows in green for 5 s', async () => {
    api.respond(createSubscription, 'exists');
    await subscribe('asha@example.com');
    await expectNotice('The given email has already been subscribed.', 'success', 5000);
  });

  test('the address is trimmed before it is sent', async () => {
    api.respond(createSubscription, 'created');
    await subscribe('  asha@example.com ');
    expect(api.requests(createSubscription).map(({ body }) => body)).toEqual([{ email: 'asha@example.com' }]);
  });

  test('Enter submits', async () => {
    api.respond(createSubscription, 'created');
    const user = clock.user();
    renderRemote(<Newsletter />);
    await user.type(field(), 'asha@example.com{Enter}');
    await flushPromises();
    expect(api.requests(createSubscription)).toHaveLength(1);
  });

  test('while sending, the button reads Loading... and the field is disabled', async () => {
    const release = api.respondLater(createSubscription);
    await subscribe('asha@example.com');
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    expect(field()).toBeDisabled();
    release('created');
    await flushPromises();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    expect(field()).toBeEnabled();
  });

  test('a response with errors asks to check the address, in red for 3 s, and keeps the input', async () => {
    api.respondWithError(createSubscription, { message: 'Invalid', errors: { email: ['is not valid'] } });
    await subscribe('asha@');
    expect(field()).toHaveValue('asha@');
    await expectNotice('Please check your email and try again.', 'failure', 3000);
  });

  test('too many attempts: the message says when to try again', async () => {
    const message = 'Too many attempts. Please try again in 45 minutes.';
    api.respondWithError(createSubscription, { status: 429, message });
    await subscribe('asha@example.com');
    await expectNotice(message, 'failure', 3000);
  });

  test('a status other than success reads Something went wrong, in red for 3 s', async () => {
    api.respondMalformed(createSubscription);
    await subscribe('asha@example.com');
    await expectNotice('Something went wrong. Please try again.', 'failure', 3000);
  });

  test('any other failure reads Something went wrong', async () => {
    api.failNetwork(createSubscription);
    await subscribe('asha@example.com');
    expect(notice()).toHaveTextContent('Something went wrong. Please try again.');
    expect(field()).toHaveValue('asha@example.com');
  });

  test('the field has type email and browser validation is off', () => {
    renderRemote(<Newsletter />);
    expect(field()).toHaveAttribute('type', 'email');
    expect(screen.getByRole('form', { name: 'Newsletter' })).toHaveAttribute('novalidate');
  });

  test('success is green and everything else red', () => {
    const css = readFileSync(join(__dirname, 'Newsletter.module.css'), 'utf8');
    expect(css).toMatch(/\.notice\[data-tone='success'\] \{\s*color: var\(--color-success\)/);
    expect(css).toMatch(/\.notice\[data-tone='failure'\] \{\s*color: var\(--color-danger\)/);
  });
});
