import { checkAvailability } from '@kaadu/contracts/availability';
import { createBooking } from '@kaadu/contracts/booking';
import { flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { aBooking } from '@kaadu/travel-ui/testing';
import { anAvailability, anOptionAnswer, aQuote } from '@kaadu/travel-ui/testing';
import { leaveTo } from '@kaadu/ui/navigation';
import { anExperience, anOption } from '@kaadu/travel-ui/testing';
import { ExperiencePage } from '../../ExperiencePage';

jest.mock('@kaadu/ui/navigation');
const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12';
const member = { email: 'asha@example.com', phone: '9845061100' };
const dated = `${at}?from=2099-03-20&to=2099-03-22`;
const book = () =>
  within(screen.getByRole('complementary', { name: 'Book' })).getByRole('button', { name: 'Book now' });
const openGuests = () => userEvent.click(screen.getByText('Guests'));
const shownTotal = () =>
  screen.getAllByText((_text, element) => element?.hasAttribute('data-price') === true)[0]?.textContent;
const openPriceDetails = async () => userEvent.click(await screen.findByText('Price details'));

test('booking is not possible and no request is sent without dates', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  expect(await screen.findByText(/Choose check-in and check-out to see what is free/)).toBeVisible();
  expect(book()).toBeDisabled();
});

test('dates, guests and ages come from the URL, and the price from the server, line by line', async () => {
  api.respond(checkAvailability, anAvailability());
  renderRemote(<ExperiencePage data={anExperience()} />, { at: `${dated}&guests=3&ages=8` });
  expect(screen.getByLabelText('Check-in')).toHaveValue('2099-03-20');
  expect(screen.getByLabelText('Age of child 1')).toHaveValue('8');
  const [total] = await screen.findAllByText('₹11,340');
  expect(total).toBeVisible();
  await openPriceDetails();
  expect(screen.getByText('Valley tent, 1 room × 2 nights')).toBeVisible();
  expect(screen.getByText('CGST 2.5%')).toBeVisible();
  expect(api.requests(checkAvailability)[0]?.query).toEqual({
    experience_pk: '12',
    from: '2099-03-20',
    to: '2099-03-22',
    guests: '3',
    ages: '8',
  });
});

test('the month calendar opens on what has been chosen', async () => {
  api.respond(checkAvailability, anAvailability());
  renderRemote(<ExperiencePage data={anExperience()} />, { at: `${dated}&guests=3&ages=8` });
  expect(screen.getByRole('link', { name: 'See all dates and prices in a calendar' })).toHaveAttribute(
    'href',
    '/availability?experience_pk=12&month=2099-03&day=2099-03-20&nights=2&guests=3&ages=8',
  );
  await flushPromises();
});

test('a choice is stored in the URL, with an age for each child that can be changed', async () => {
  api.respond(checkAvailability, anAvailability());
  const { navigate } = renderRemote(<ExperiencePage data={anExperience()} />, { at: dated, navigates: true });
  await openGuests();
  await userEvent.click(screen.getByRole('button', { name: 'One child more' }));
  expect(screen.getByLabelText('Age of child 1')).toHaveValue('8');
  await userEvent.selectOptions(screen.getByLabelText('Age of child 1'), '4');
  await waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith(`${dated}&guests=3&ages=4`, {
      replace: true,
      keepScroll: true,
    }),
  );
});

test('each option shows its status or the reason it is unavailable, and the first free one is chosen', async () => {
  api.respond(
    checkAvailability,
    anAvailability({
      options: [
        anOptionAnswer({ status: 'SOLD_OUT', reason: 'Only 1 of the 2 rooms is left', quote: null }),
        anOptionAnswer({ option_pk: 122, status: 'LIMITED', remaining: 2 }),
      ],
    }),
  );
  renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
  expect(await screen.findByText('Only 1 of the 2 rooms is left')).toBeVisible();
  expect(screen.getByText('2 left')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Estate room/ })).toBeChecked();
});

test('of several that are free the cheapest is chosen', async () => {
  const cheap = anOptionAnswer({ option_pk: 122 });
  api.respond(
    checkAvailability,
    anAvailability({
      options: [
        anOptionAnswer(),
        { ...cheap, quote: cheap.quote && { ...cheap.quote, total: cheap.quote.total - 100 } },
      ],
    }),
  );
  renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
  await waitFor(() => expect(screen.getByRole('radio', { name: /Estate room/ })).toBeChecked());
});

test('when nothing is free, the nearest free days are links that keep the party', async () => {
  api.respond(
    checkAvailability,
    anAvailability({
      options: [anOptionAnswer({ status: 'CLOSED', reason: 'Closed in the rains', quote: null })],
      alternatives: [{ from: '2099-03-24', to: '2099-03-26' }],
    }),
  );
  renderRemote(<ExperiencePage data={anExperience()} />, { at: `${dated}&guests=4` });
  const link = await screen.findByRole('link', { name: '24 March 2099 to 26 March 2099 (2 nights)' });
  expect(link).toHaveAttribute('href', `${at}?from=2099-03-24&to=2099-03-26&guests=4`);
  expect(book()).toBeDisabled();
});

test('a refused choice is explained, without a retry', async () => {
  api.respondWithError(checkAvailability, { status: 422, message: 'Bookings open up to 190 days ahead.' });
  renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
  expect(await screen.findByText('This choice cannot be booked')).toBeVisible();
  expect(screen.getByText('Bookings open up to 190 days ahead.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
});

test('Book now holds the choice for the price shown and opens the checkout', async () => {
  api.respond(checkAvailability, anAvailability());
  api.respond(createBooking, aBooking());
  renderRemote(<ExperiencePage data={anExperience()} />, {
    at: `${dated}&guests=3&ages=8`,
  });
  await screen.findAllByText('₹11,340');
  await userEvent.dblClick(book());
  await waitFor(() => expect(leaveTo).toHaveBeenLastCalledWith(`${at}/buy?ref=KT-7Q2M4X&key=a-long-secret`));
  expect(api.requests(createBooking)).toHaveLength(1);
  expect(api.requests(createBooking)[0]).toMatchObject({
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    body: {
      option_pk: 121,
      from: '2099-03-20',
      to: '2099-03-22',
      slot: null,
      party: { guests: 3, ages: [8] },
      add_ons: [],
      coupon: null,
      shown_total: 1_134_000,
    },
  });
});

test('a retry after a lost response uses the same key, and an attempt after a refusal a new one', async () => {
  api.respond(checkAvailability, anAvailability());
  api.failNetwork(createBooking);
  renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
  await screen.findAllByText('₹11,340');
  await userEvent.click(book());
  expect(await screen.findByText('The booking did not go through')).toBeVisible();
  api.respondWithError(createBooking, { status: 409, message: 'Someone was faster.' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Someone was faster.')).toBeVisible();
  expect(screen.getByText(/Your dates and guests are kept/)).toBeVisible();
  await waitFor(() => expect(book()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(book());
  await waitFor(() => expect(api.requests(createBooking)).toHaveLength(3));
  const [lost, retry, next] = api.requests(createBooking).map(({ idempotencyKey }) => idempotencyKey);
  expect(retry).toBe(lost);
  expect(next).not.toBe(retry);
});

test('the last answer stays while another is pending, and cannot be booked', async () => {
  api.respond(checkAvailability, anAvailability());
  renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
  await screen.findAllByText('₹11,340');
  const answer = api.respondLater(checkAvailability);
  await openGuests();
  await userEvent.click(screen.getByRole('button', { name: 'One adult more' }));
  expect(shownTotal()).toMatch(/^₹11,340 for 2 nights, 2 adults with GST/);
  await userEvent.click(book());
  expect(api.requests(createBooking)).toHaveLength(0);
  await waitFor(() => expect(api.requests(checkAvailability)).toHaveLength(2));
  answer(anAvailability({ options: [anOptionAnswer({ quote: aQuote({ total: 2_000_000 }) })] }));
  await waitFor(() => expect(shownTotal()).toMatch(/^₹20,000 for 2 nights, 3 adults with GST/));
});

test('a check-in in the past is invalid and shows the reason', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.type(screen.getByLabelText('Check-in'), '2020-01-01');
  expect(screen.getByText('That day has passed. Please choose another.')).toBeVisible();
  expect(screen.getByLabelText('Check-in')).toBeInvalid();
});

test('a check-in after the check-out moves the check-out', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.type(screen.getByLabelText('Check-out'), '2099-03-22');
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-04-01');
  expect(screen.getByLabelText('Check-out')).toHaveValue('2099-04-02');
});
test('an activity requires a day and a start time', async () => {
  const dive = anExperience({ is_stay: false, options: [anOption({ slots: ['06:30', '10:00'] })] });
  const slots = [
    { slot: '06:30', status: 'LIMITED', remaining: 3, vacancies: 3 } as const,
    { slot: '08:00', status: 'SOLD_OUT', remaining: null, vacancies: 0 } as const,
    { slot: '10:00', status: 'AVAILABLE', remaining: null, vacancies: 9 } as const,
  ];
  api.respond(checkAvailability, anAvailability({ to: null, options: [anOptionAnswer({ slots })] }));
  renderRemote(<ExperiencePage data={dive} />, { at });
  expect(screen.queryByLabelText('Check-out')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Day'), '2099-03-20');
  expect(await screen.findByText('Choose a start time to book.')).toBeVisible();
  expect(book()).toBeDisabled();
  expect(screen.getByRole('radio', { name: '08:00 Sold out' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: '06:30 3 left' }));
  expect(book()).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Enquire on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Date of travel: 20 March 2099 at 06:30')),
  );
});

test('the member price is offered to signed-out visitors and requested for members', async () => {
  api.respond(checkAvailability, anAvailability());
  const { bus } = renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
  act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
  await openPriceDetails();
  expect(await screen.findByText(/Members pay/)).toHaveTextContent('Members pay ₹10,600, ₹740 less.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in for that price' }));
  expect(bus.emitted).toContainEqual({ name: 'auth:login-requested', payload: { source: 'page' } });

  act(() => bus.emit('auth:state-changed', { status: 'signed-in', user: member }));
  await waitFor(() => expect(api.requests(checkAvailability).at(-1)?.query['member']).toBe('1'));
});
