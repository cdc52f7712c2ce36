import { checkAvailability } from '@kaadu/contracts/availability';
import { flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAvailability, anOptionAnswer } from '@kaadu/travel-ui/testing';
import { anExperience, anOption } from '@kaadu/travel-ui/testing';
import { ExperiencePage } from '../../ExperiencePage';

const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12';
const dated = `${at}?from=2099-03-20&to=2099-03-22`;
const openGuests = () => userEvent.click(screen.getByText('Guests'));

describe('free cancellation', () => {
  const free = () => screen.queryByText(/^Free cancellation/)?.textContent;

  test('counts days before the trip without a date', async () => {
    renderRemote(<ExperiencePage data={anExperience()} />, { at });
    expect(await screen.findByText(/Choose check-in and check-out to see what is free/)).toBeVisible();
    expect(free()).toBe('Free cancellation up to 15 days before');
  });

  test('shows the deadline of the timeline for a date, by the check-in in India', async () => {
    api.respond(checkAvailability, anAvailability());
    renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
    expect(free()).toBe('Free cancellation until 5 March 2099, 14:00');
    expect(screen.getByText('Until 5 March 2099, 14:00')).toBeVisible();
    await flushPromises();
  });

  test('of an activity without a chosen start it is for the earliest', async () => {
    api.respond(checkAvailability, anAvailability({ to: null, options: [] }));
    const walk = anExperience({ is_stay: false, options: [anOption({ slots: ['16:00', '06:30'] })] });
    renderRemote(<ExperiencePage data={walk} />, { at: `${at}?from=2099-03-20` });
    expect(free()).toBe('Free cancellation until 5 March 2099, 06:30');
    await flushPromises();
  });

  test('is not mentioned without a full refund', async () => {
    const permit = anExperience({ cancellation: [{ days_before: 10, refund_percent: 90 }] });
    renderRemote(<ExperiencePage data={permit} />, { at });
    expect(free()).toBeUndefined();
    await flushPromises();
  });
});

test('prices by age are with the guests', async () => {
  const guest_prices = [
    { from_age: 0, to_age: 5, total: 0, member_total: 0 },
    { from_age: 6, to_age: null, total: 126_000, member_total: 113_000 },
  ];
  const options = [anOption({ guest_prices })];
  renderRemote(<ExperiencePage data={anExperience({ options })} />, { at });
  await openGuests();
  expect(
    within(screen.getByRole('complementary', { name: 'Book' })).getByText(
      'Extra guests per night: under 6 free, from 6 years ₹1,260',
    ),
  ).toBeVisible();
});

test('a URL for more guests than can book online says so and keeps the number', async () => {
  api.respond(checkAvailability, anAvailability());
  const { navigate } = renderRemote(<ExperiencePage data={anExperience()} />, {
    at: `${at}?guests=1000`,
    navigates: true,
  });
  const notice = () => screen.queryByText('For groups of more than 30 please contact us');
  expect(notice()).toBeVisible();
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  await waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith(`${at}?guests=1000&from=2099-03-20`, expect.anything()),
  );
  expect(notice()).toBeVisible();
  await openGuests();
  await userEvent.click(screen.getByRole('button', { name: 'One adult fewer' }));
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
});

describe('a trip that the visitor is holding', () => {
  const own = { reference: 'KT-7Q2M4X', key: 'secret', from: '2099-03-20', to: '2099-03-22', slot: null };
  const open = async (is_needed: boolean) => {
    const option = anOptionAnswer({ held_for_you: { ...own, is_needed } });
    api.respond(checkAvailability, anAvailability({ options: [option] }));
    renderRemote(<ExperiencePage data={anExperience()} />, { at: dated });
    expect(await screen.findByRole('link', { name: 'Continue with it' })).toHaveAttribute(
      'href',
      '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X&key=secret',
    );
    expect(screen.getByRole('radio', { name: /^Valley tent.*Held for you/ })).toBeVisible();
  };

  test('is continued rather than held again when nothing else is free', async () => {
    await open(true);
    expect(screen.queryByRole('button', { name: 'Book now' })).not.toBeInTheDocument();
    expect(screen.getByText('You hold it already. Continue above.')).toBeVisible();
  });

  test('can be booked once more while others are free', async () => {
    await open(false);
    const box = screen.getByRole('complementary', { name: 'Book' });
    expect(within(box).getByRole('button', { name: 'Book now' })).toBeEnabled();
  });
});
