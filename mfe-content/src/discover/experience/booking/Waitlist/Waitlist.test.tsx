import { checkAvailability } from '@kaadu/contracts/availability';
import { joinWaitlist } from '@kaadu/contracts/waitlist';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { anAvailability, anExperience, anOptionAnswer } from '@kaadu/travel-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExperiencePage } from '../../ExperiencePage';

const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12?from=2099-03-20&to=2099-03-22&guests=3&ages=8';
const soldOut = anAvailability({
  options: [
    anOptionAnswer({ status: 'SOLD_OUT', reason: 'Sold out', quote: null }),
    anOptionAnswer({ option_pk: 122, status: 'SOLD_OUT', reason: 'Sold out', quote: null }),
  ],
  alternatives: [{ from: '2099-03-23', to: '2099-03-25', total: 1_134_000 }],
});
const opener = { name: 'Tell me when it frees up' };

test('a guest joins the waitlist of sold-out dates by e-mail, and is told to confirm it', async () => {
  api.respond(checkAvailability, soldOut);
  api.respond(joinWaitlist, 'confirm');
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.click(await screen.findByRole('button', opener));
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('Please check your inbox')).toBeVisible();
  expect(api.requests(joinWaitlist)[0]?.body).toEqual({
    experience_pk: 12,
    from: '2099-03-20',
    to: '2099-03-22',
    party: { guests: 3, ages: [8] },
    email: 'asha@example.com',
  });
});

test('a member joins with one press, without giving an address', async () => {
  api.respond(checkAvailability, soldOut);
  api.respond(joinWaitlist, 'waiting');
  const { bus } = renderRemote(<ExperiencePage data={anExperience()} />, { at });
  const user = { email: 'asha@example.com', phone: '9845061100' };
  act(() => bus.emit('auth:state-changed', { status: 'signed-in', user }));
  await userEvent.click(await screen.findByRole('button', opener));
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('You are on the waitlist')).toBeVisible();
  expect(api.requests(joinWaitlist)[0]?.body).not.toHaveProperty('email');
});

test('the nearest dates have their total, and dates that are free or closed have no waitlist', async () => {
  api.respond(checkAvailability, soldOut);
  const { unmount } = renderRemote(<ExperiencePage data={anExperience()} />, { at });
  const nearest = await screen.findByRole('link', { name: /23 March 2099 to 25 March 2099.*₹11,340/ });
  expect(nearest).toHaveAttribute('href', expect.stringContaining('from=2099-03-23&to=2099-03-25&guests=3'));
  unmount();
  for (const status of ['AVAILABLE', 'CLOSED'] as const) {
    const quote = status === 'CLOSED' ? { quote: null, reason: 'Closed on these days' } : {};
    api.respond(checkAvailability, anAvailability({ options: [anOptionAnswer({ status, ...quote })] }));
    const view = renderRemote(<ExperiencePage data={anExperience()} />, { at });
    await screen.findAllByText(status === 'CLOSED' ? 'Closed on these days' : 'Price details');
    expect(screen.queryByRole('button', opener)).not.toBeInTheDocument();
    view.unmount();
  }
});
