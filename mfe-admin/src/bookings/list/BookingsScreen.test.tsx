import { findBookings } from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../../shared/data/use-staff';
import { aBookingRow, admin } from '../../test-data';
import { BookingsScreen } from './BookingsScreen';

const api = mockApi();
const answer = {
  bookings: [aBookingRow()],
  total: 1,
  page: 1,
  page_count: 1,
  experiences: [{ primary_key: 12, title: 'Misty Ridge Camp' }],
  undecided: 2,
  refunds_waiting: 0,
};

function open(at = '/admin/bookings') {
  const recheck = jest.fn();
  const view = renderRemote(
    <StaffContext value={{ staff: admin, recheck }}>
      <BookingsScreen />
    </StaffContext>,
    { at, navigates: true },
  );
  return { ...view, recheck };
}
const lastQuery = () => api.requests(findBookings).at(-1)?.query;

test('bookings list their contact, dates and total', async () => {
  api.respond(findBookings, answer);
  open();
  const row = await screen.findByRole('row', { name: /^KT-7Q2M4X/ });
  expect(row).toHaveTextContent(/Confirmed4 December – 6 DecemberMisty Ridge Camp: Ridge tentAsha Rao/);
  expect(row).toHaveTextContent('₹14,553');
});

test('filters are kept in the URL and sent to the server', async () => {
  api.respond(findBookings, answer);
  const { navigate } = open();
  await userEvent.type(await screen.findByRole('searchbox', { name: /^Reference/ }), 'asha');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Confirmed');
  expect(navigate).toHaveBeenLastCalledWith('/admin/bookings?text=asha&status=CONFIRMED', {
    keepScroll: true,
  });
  expect(lastQuery()).toMatchObject({ text: 'asha', status: 'CONFIRMED', page: '1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(lastQuery()).toMatchObject({ text: '' });
});

test('invalid values in the URL are not sent to the server', async () => {
  api.respond(findBookings, answer);
  open('/admin/bookings?status=GONE&from=2026-02-30&experience_pk=x&sort=odd&page=-1');
  await screen.findByRole('rowheader', { name: 'KT-7Q2M4X' });
  expect(lastQuery()).toEqual({ text: '', sort: 'created_at', order: 'desc', page: '1' });
});

test('the list shows bookings that wait for a decision on request', async () => {
  api.respond(findBookings, answer);
  open();
  await screen.findByText('2 bookings wait for a decision');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(lastQuery()).toMatchObject({ status: 'PENDING' });
});

test('the list shows refunds that wait for approval on request', async () => {
  api.respond(findBookings, { ...answer, undecided: 0, refunds_waiting: 1 });
  const { navigate } = open();
  await screen.findByText('1 refund waits for approval');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(lastQuery()).toMatchObject({ refund: 'waiting' });
  expect(screen.queryByText('1 refund waits for approval')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Refund' })).toHaveDisplayValue('Waiting for approval');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Refund' }), 'Any or none');
  expect(navigate).toHaveBeenLastCalledWith('/admin/bookings', { keepScroll: true });
});

test('a session that has ended is reported to the frame', async () => {
  api.respondWithError(findBookings, { status: 401, message: 'Please sign in.' });
  const { recheck } = open();
  expect(await screen.findByText('The list of bookings could not be loaded')).toBeVisible();
  expect(recheck).toHaveBeenCalled();
});
