import { forgetHold, rememberHold } from '@kaadu/travel-ui/held-trips';
import { checkAvailability, getCalendar, type CalendarDay } from '@kaadu/contracts/availability';
import { getExperience } from '@kaadu/contracts/catalogue';
import { noSearchResults, getSearchSuggestions, searchAll } from '@kaadu/contracts/search';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAvailability, anOptionAnswer } from '@kaadu/travel-ui/testing';
import { anExperience } from '@kaadu/travel-ui/testing';
import { AvailabilityPage } from './AvailabilityPage';
import { availabilityMeta, loadAvailability } from './load-availability';

const api = mockApi();

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
const at = '/availability?experience_pk=12&month=2098-12';
const closed = (date: string): CalendarDay => ({
  date,
  status: 'CLOSED',
  price: null,
  member_price: null,
  remaining: null,
});

/** Returns December 2098, which begins on a Monday. The 5th has two left, the 6th is sold out. */
function aCalendar() {
  const days = Array.from({ length: 31 }, (_, index): CalendarDay => {
    const date = `2098-12-${String(index + 1).padStart(2, '0')}`;
    if (index === 5) return { ...closed(date), status: 'SOLD_OUT' };
    const few = index === 4;
    return {
      date,
      status: few ? 'LIMITED' : 'AVAILABLE',
      price: 525_000,
      member_price: 490_000,
      remaining: few ? 2 : null,
    };
  });
  return {
    experience_pk: 12,
    month: '2098-12',
    unit: 'night' as const,
    first_day: '2098-11-20',
    last_day: '2099-05-28',
    days,
  };
}

const suggestion = {
  primary_key: 12,
  url: 'misty-ridge-camp-coorg',
  title: 'Misty Ridge Camp',
  short_name: null,
  card_image: null,
  location: 'Coorg',
  is_stay: true,
};

const free = { status: 'AVAILABLE', price: 525_000, member_price: 490_000 } as const;

function loadMonth(month: ReturnType<typeof aCalendar>, address = at) {
  api.respond(getExperience, anExperience());
  api.respond(getCalendar, month);
  api.respond(getSearchSuggestions, { top_experiences: [suggestion], top_destinations: [] });
  return loadAvailability(loaderArgs(address));
}

async function show(address = at, month = aCalendar()) {
  const data = await loadMonth(month, address);
  return { data, ...renderRemote(<AvailabilityPage data={data} />, { at: address, navigates: true }) };
}

test('each day of the month shows its status, price and vacancies', async () => {
  await show();
  const grid = screen.getByRole('grid', { name: 'December 2098' });
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
  expect(
    within(grid).getByRole('link', { name: 'Thursday 4 December, available from ₹5,250' }),
  ).toHaveAttribute('href', '/availability?experience_pk=12&month=2098-12&day=2098-12-04');
  expect(
    within(grid).getByRole('link', { name: 'Friday 5 December, available from ₹5,250 with 2 left' }),
  ).toBeVisible();
  expect(within(grid).getByRole('link', { name: 'Saturday 6 December, Sold out' })).toBeVisible();
});

test('rooms that this browser holds are free in the month, as on the day', async () => {
  const server_time = new Date().toISOString();
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  rememberHold({ reference: 'KT-ONE1', expires_at, server_time });
  const month = aCalendar();
  const data = await loadMonth(month);
  const days = month.days.map((day) => (day.status === 'SOLD_OUT' ? { ...day, ...free } : day));
  api.respond(getCalendar, { ...month, days });
  renderRemote(<AvailabilityPage data={data} />, { at, navigates: true });
  expect(
    await screen.findByRole('link', { name: 'Saturday 6 December, available from ₹5,250' }),
  ).toBeVisible();
  forgetHold('KT-ONE1');
});

test('the name of a day contains what the day shows, in the same order', async () => {
  await show();
  const day = screen.getByRole('link', { name: 'Friday 5 December, available from ₹5,250 with 2 left' });
  expect(day).not.toHaveAttribute('aria-label');
  expect(day).toHaveTextContent('Friday 5 December, available from ₹5,250 with 2 left');
});

test('one day is in the tab order, and keys move between days and months', async () => {
  const { navigate } = await show();
  const inOrder = () =>
    screen.getAllByRole('link').filter((link) => link.dataset['date'] && link.tabIndex === 0);
  expect(inOrder().map((link) => link.dataset['date'])).toEqual(['2098-12-01']);
  act(() => inOrder()[0]?.focus());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}');
  await waitFor(() => expect(inOrder()[0]).toHaveFocus());
  expect(inOrder().map((link) => link.dataset['date'])).toEqual(['2098-12-14']);
  await userEvent.keyboard('{PageDown}');
  expect(navigate).toHaveBeenLastCalledWith('/availability?experience_pk=12&month=2099-01', {
    replace: true,
    keepScroll: true,
  });
});

test('months end where booking does', async () => {
  await show(at, { ...aCalendar(), first_day: '2098-12-03', last_day: '2098-12-30' });
  expect(screen.queryByRole('link', { name: /Previous month/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Next month/ })).not.toBeInTheDocument();
});

test('a day shows exact vacancies and prices, and Book leads to the experience with the dates', async () => {
  api.respond(
    checkAvailability,
    anAvailability({
      options: [
        anOptionAnswer({ vacancies: 7 }),
        anOptionAnswer({ option_pk: 122, status: 'SOLD_OUT', reason: 'Sold out', quote: null, vacancies: 0 }),
      ],
    }),
  );
  await show(`${at}&day=2098-12-04&nights=2&guests=3`);
  expect(await screen.findByText(/7 rooms left/)).toBeVisible();
  expect(screen.getByText('Sold out', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Valley tent' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12?from=2098-12-04&to=2098-12-06&guests=3&option=121#booking',
  );
  expect(api.requests(checkAvailability)[0]?.query).toMatchObject({
    from: '2098-12-04',
    to: '2098-12-06',
    guests: '3',
  });
});

test.each([
  ['2098-12-02', 'This day has passed. Choose a later one.'],
  ['2098-12-31', 'This day cannot be booked yet: bookings are open until 30 December 2098.'],
])('the day %s shows that it cannot be booked, without a request', async (day, text) => {
  await show(`${at}&day=${day}`, { ...aCalendar(), first_day: '2098-12-03', last_day: '2098-12-30' });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByLabelText('Nights')).not.toBeInTheDocument();
  expect(api.requests(checkAvailability)).toHaveLength(0);
});

test('each start of an activity has its own places', async () => {
  api.respond(
    checkAvailability,
    anAvailability({
      options: [
        anOptionAnswer({
          slots: [
            { slot: '06:30', status: 'LIMITED', remaining: 3, vacancies: 3 },
            { slot: '16:00', status: 'SOLD_OUT', remaining: null, vacancies: 0 },
          ],
        }),
      ],
    }),
  );
  const experience = anExperience({ is_stay: false });
  const data = { kind: 'product' as const, experience, month: '2098-12', calendar: aCalendar() };
  renderRemote(<AvailabilityPage data={data} />, { at: `${at}&day=2098-12-04` });
  expect(await screen.findByRole('link', { name: '06:30, 3 places left' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12?from=2098-12-04&guests=2&option=121&slot=06:30#booking',
  );
  expect(screen.getByText('16:00, sold out')).toBeVisible();
});

test('a month without an open day says so', async () => {
  const month = aCalendar();
  await show(at, { ...month, days: month.days.map(({ date }) => closed(date)) });
  expect(screen.getByText('Closed in December 2098')).toBeVisible();
});

test('a month that cannot be loaded keeps the choice and offers to try again', async () => {
  api.respond(getExperience, anExperience());
  api.respondWithError(getCalendar, { status: 503, message: 'Down' });
  const data = await loadAvailability(loaderArgs(at));
  const { navigate } = renderRemote(<AvailabilityPage data={data} />, { at });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(navigate).toHaveBeenCalledWith(at, { replace: true, keepScroll: true });
});

test('the page offers products when none is chosen, and reports an unknown one', async () => {
  const { data } = await show('/availability');
  expect(screen.getByRole('link', { name: /Misty Ridge Camp/ })).toHaveAttribute(
    'href',
    '/availability?experience_pk=12',
  );
  expect(availabilityMeta(data, { url: new URL('https://site.test/availability') }).robots).toBeUndefined();
  api.respondWithError(getExperience, { status: 404, message: 'Unknown' });
  await expect(loadAvailability(loaderArgs('/availability?experience_pk=99'))).resolves.toMatchObject({
    kind: 'choose',
    isUnknown: true,
  });
});

test('a product is found by typing, and chosen by keyboard', async () => {
  api.respond(searchAll, { ...noSearchResults, experiences: [suggestion] });
  const { navigate } = await show('/availability');
  await userEvent.type(screen.getByRole('combobox', { name: 'Stay or activity' }), 'misty');
  const option = await screen.findByRole('option', { name: /Misty Ridge Camp/ });
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'));
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/availability?experience_pk=12', undefined);
});

test('a product’s months are live and stay out of the index', async () => {
  const { data } = await show();
  expect(screen.getByRole('link', { name: 'Misty Ridge Camp' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12',
  );
  expect(availabilityMeta(data, { url: new URL(at, 'https://site.test') })).toMatchObject({
    isLive: true,
    robots: 'noindex,follow',
    canonical: '/availability',
  });
});
