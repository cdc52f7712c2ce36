import type { StaffRole } from '@kaadu/contracts/endpoint';
import {
  getBookingFigures,
  getOccupancyFigures,
  getResponseFigures,
  getRevenueFigures,
  getVitalFigures,
} from '@kaadu/contracts/overview';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../shared/data/use-staff';
import { admin } from '../test-data';
import { OverviewSection } from './OverviewSection';

const api = mockApi();
const days = ['2026-11-19', '2026-11-20'] as const;
const used = { taken: 3, capacity: 12 };
const waits = { asked: 4, answered: 3, median: 240, p90: 4800 };

beforeEach(() => {
  api.respond(getBookingFigures, {
    days: [
      { day: days[0], counts: { CONFIRMED: 2, EXPIRED: 1 } },
      { day: days[1], counts: { CONFIRMED: 1 } },
    ],
    total: { CONFIRMED: 3, EXPIRED: 1 },
    previous: { CONFIRMED: 2 },
  });
  api.respond(getRevenueFigures, {
    days: [
      { day: days[0], paid: 1_050_000, refunded: 0, net: 1_050_000 },
      { day: days[1], paid: 0, refunded: 250_050, net: -250_050 },
    ],
    total: { paid: 1_050_000, refunded: 250_050, net: 799_950 },
    previous: { paid: 0, refunded: 0, net: 0 },
  });
  api.respond(getOccupancyFigures, {
    kinds: [{ kind: 'room', days: days.map((day) => ({ day, ...used })) }],
    experiences: [{ primary_key: 12, title: 'Misty Ridge Camp', ...used, previous: used }],
    total: { taken: 6, capacity: 24 },
    previous: { taken: 3, capacity: 24 },
  });
  api.respond(getResponseFigures, {
    days: days.map((day) => ({ day, ...waits })),
    total: waits,
    previous: { asked: 0, answered: 0, median: null, p90: null },
  });
  api.respond(getVitalFigures, {
    days: [{ day: days[1], metric: 'LCP', p75: 2380, measures: 7 }],
    versions: [
      {
        metric: 'LCP',
        remote: 'content',
        version: '1.0.0-abc',
        p75: 2380,
        measures: 7,
        first_day: days[1],
        last_day: days[1],
      },
    ],
    total: [{ metric: 'LCP', p75: 2380, measures: 7 }],
    previous: [{ metric: 'LCP', p75: 4760, measures: 7 }],
  });
});

function open(role: StaffRole = 'admin', at = `/admin/overview?from=${days[0]}&to=${days[1]}`) {
  return renderRemote(
    <StaffContext value={{ staff: { ...admin, role }, recheck: jest.fn() }}>
      <OverviewSection />
    </StaffContext>,
    { at, navigates: true },
  );
}
const part = (name: string) => screen.findByRole('region', { name });

test('each panel shows its figures, compared with the days before', async () => {
  open();
  expect(
    screen.getByText(/19 November – 20 November, compared with 17 November – 18 November/),
  ).toBeVisible();
  const bookings = await part('Bookings');
  await within(bookings).findByText('By day');
  expect(bookings).toHaveTextContent('Sold3+50 % vs. 2 in the previous 2 days');
  expect(bookings).toHaveTextContent('Holds paid75 %−25 points');
  const revenue = await part('Revenue');
  expect(revenue).toHaveTextContent('Net₹8,000');
  expect(await part('Occupancy')).toHaveTextContent(
    'Occupancy25 %+12.5 points vs. 12.5 % in the previous 2 days',
  );
  expect(await part('Chat response times')).toHaveTextContent(
    'Median response time4 min No data for the previous 2 days',
  );
  const vitals = await part('Site speed');
  expect(vitals).toHaveTextContent('LCP, largest content2.38 sgood−50 % vs. 4.76 s in the previous 2 days');
  expect(within(vitals).getByRole('list', { name: 'LCP by remote and version' })).toHaveTextContent(
    'content 1.0.0-abc2.38 sgood, 7 measures',
  );
});

test('a chart reads the values of each day, also by keyboard', async () => {
  open('finance');
  const slider = await screen.findByRole('slider', { name: 'Revenue by day' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Friday 20 November: Paid ₹0, Refunded ₹2,500.50');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Thursday 19 November: Paid ₹10,500, Refunded ₹0');
});

test('a chart switches to a table and back', async () => {
  open('finance');
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table: Revenue by day' }));
  const table = screen.getByRole('table', { name: 'Revenue by day' });
  expect(within(table).getByRole('row', { name: /^20\sNovember/ })).toHaveTextContent(
    '₹0₹2,500.50-₹2,500.50',
  );
  expect(screen.queryByRole('slider', { name: 'Revenue by day' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart: Revenue by day' }));
  expect(screen.getByRole('slider', { name: 'Revenue by day' })).toBeVisible();
});

test.each<[StaffRole, string[]]>([
  ['sales', ['Bookings', 'Occupancy', 'Chat response times']],
  ['finance', ['Bookings', 'Revenue']],
  ['operator', ['Bookings', 'Occupancy']],
  ['content', ['Site speed']],
])('%s reads %j, and requests nothing else', async (role, names) => {
  open(role);
  await screen.findAllByText(/by day/i);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names);
  expect(api.requests(getRevenueFigures)).toHaveLength(role === 'finance' ? 1 : 0);
});

test('other days can be chosen, and invalid ones show a message', async () => {
  const { navigate } = open('finance');
  await userEvent.click(await screen.findByRole('link', { name: '7 days' }));
  expect(screen.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('The last day must not be before the first.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-03' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(navigate).toHaveBeenLastCalledWith('/admin/overview?from=2026-11-02&to=2026-11-03', {
    keepScroll: true,
  });
  expect(api.requests(getRevenueFigures).at(-1)?.query).toEqual({ from: '2026-11-02', to: '2026-11-03' });
});

test('the occupancy of one experience is requested', async () => {
  open('operator');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Experience' }),
    'Misty Ridge Camp',
  );
  expect(api.requests(getOccupancyFigures).at(-1)?.query).toMatchObject({ experience_pk: '12' });
});

test('a failed panel says so and can be retried, while the others show', async () => {
  api.failNetwork(getRevenueFigures);
  open('finance');
  expect(await screen.findByText('Revenue could not be loaded')).toBeVisible();
  expect(await screen.findByRole('slider', { name: 'Bookings by day' })).toBeVisible();
  api.respond(getRevenueFigures, {
    days: [],
    total: { paid: 0, refunded: 0, net: 0 },
    previous: { paid: 0, refunded: 0, net: 0 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was paid or refunded on these days.')).toBeVisible();
});
