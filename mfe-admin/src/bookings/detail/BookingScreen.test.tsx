import type { Staff } from '@kaadu/contracts/admin';
import {
  decideBooking,
  decideRefund,
  getStaffBooking,
  refundBooking,
  type StaffBooking,
} from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../../shared/data/use-staff';
import { admin, aStaffBooking } from '../../test-data';
import { BookingScreen } from './BookingScreen';

const api = mockApi();

function open(booking: StaffBooking = aStaffBooking(), staff: Staff = admin) {
  api.respond(getStaffBooking, booking);
  return renderRemote(
    <StaffContext value={{ staff, recheck: () => undefined }}>
      <BookingScreen reference="KT-7Q2M4X" />
    </StaffContext>,
    { at: '/admin/bookings/KT-7Q2M4X' },
  );
}
const region = (name: string) => screen.findByRole('region', { name });
const request = {
  primary_key: 3,
  amount: 1_200_000,
  reason: 'The road was closed',
  cancels: true,
  status: 'waiting',
  requested_by: { primary_key: 8, name: 'Ravi Das' },
  requested_at: '2026-11-21T05:40:00.000Z',
  decided_by: null,
  decided_at: null,
} as const;

test('a booking lists its history in chronological order', async () => {
  open();
  const history = within(await region('History'));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('On hold'),
    expect.stringContaining('Confirmed'),
    expect.stringContaining('E-mail: confirmedsent'),
  ]);
  expect(await screen.findByText(/sandbox pay_1/)).toBeVisible();
});

test('a refund sends its amount and reason, and shows the result', async () => {
  open();
  api.respond(refundBooking, aStaffBooking({ refundable: 1_355_300 }));
  const form = within(await region('Refund'));
  await userEvent.click(form.getByRole('button', { name: 'Refund' }));
  expect(form.getByText('Enter an amount.')).toBeVisible();
  expect(form.getByText('Say why, for the books.')).toBeVisible();
  expect(api.requests(refundBooking)).toEqual([]);
  await userEvent.type(form.getByLabelText('Amount, ₹'), '1,000');
  await userEvent.type(form.getByLabelText('Reason'), 'No hot water');
  await userEvent.click(form.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText(/₹13,553 can be refunded/)).toBeVisible();
  expect(api.requests(refundBooking)[0]?.body).toEqual({
    amount: 100_000,
    reason: 'No hot water',
    cancels: false,
    shown_refundable: 1_455_300,
  });
});

test('a refund above the balance sends no request, and one above the limit requests approval', async () => {
  open();
  const form = within(await region('Refund'));
  await userEvent.type(form.getByLabelText('Reason'), 'Mine');
  await userEvent.type(form.getByLabelText('Amount, ₹'), '20000');
  await userEvent.click(form.getByRole('button', { name: 'Ask for approval' }));
  expect(form.getByText('At most ₹14,553 can be refunded.')).toBeVisible();
  expect(api.requests(refundBooking)).toEqual([]);
});

test('a refusal keeps the input', async () => {
  open();
  api.respondWithError(refundBooking, { status: 409, message: 'What can be refunded has changed.' });
  const form = within(await region('Refund'));
  await userEvent.type(form.getByLabelText('Amount, ₹'), '10');
  await userEvent.type(form.getByLabelText('Reason'), 'No hot water');
  await userEvent.click(form.getByRole('button', { name: 'Refund' }));
  expect(await form.findByText('What can be refunded has changed.')).toBeVisible();
  expect(form.getByLabelText('Reason')).toHaveValue('No hot water');
});

test('a second person approves a colleague’s refund request', async () => {
  open(aStaffBooking({ refund_requests: [request], refundable: 255_300 }));
  const panel = within(await region('A refund of ₹12,000 waits for approval'));
  api.respond(decideRefund, aStaffBooking({ refund_requests: [{ ...request, status: 'approved' }] }));
  await userEvent.click(panel.getByRole('button', { name: 'Approve' }));
  expect(api.requests(decideRefund)[0]?.body).toEqual({ approve: true, note: null });
  expect(screen.queryByText('A refund of ₹12,000 waits for approval')).not.toBeInTheDocument();
});

test('the requester cannot approve a refund but can withdraw it', async () => {
  open(aStaffBooking({ refund_requests: [request] }), { ...admin, primary_key: 8 });
  const panel = within(await region('A refund of ₹12,000 waits for approval'));
  expect(panel.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Withdraw it' })).toBeVisible();
});

test('a request is accepted or rejected, with a reason for colleagues', async () => {
  open(aStaffBooking({ actions: ['decide'] }));
  const panel = within(await region('Can we host this trip?'));
  api.respond(decideBooking, { reference: 'KT-7Q2M4X', status: 'REJECTED' });
  await userEvent.type(panel.getByLabelText('Reason'), 'The bridge is out');
  await userEvent.click(panel.getByRole('button', { name: 'Reject and refund' }));
  expect(api.requests(decideBooking)[0]?.body).toEqual({
    reference: 'KT-7Q2M4X',
    accept: false,
    reason: 'The bridge is out',
  });
  expect(api.requests(getStaffBooking).length).toBeGreaterThan(0);
});

test('an unknown reference shows a message', async () => {
  api.respondWithError(getStaffBooking, { status: 404, message: 'There is no booking with this reference.' });
  renderRemote(
    <StaffContext value={{ staff: admin, recheck: () => undefined }}>
      <BookingScreen reference="KT-1" />
    </StaffContext>,
  );
  expect(await screen.findByText('There is no booking with this reference.')).toBeVisible();
});
