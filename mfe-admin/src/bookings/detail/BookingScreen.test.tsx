import {
  addBookingNote,
  cancelByStaff,
  decideBooking,
  decideRefund,
  getStaffBooking,
  refundBooking,
  releaseByStaff,
  resendConfirmation,
  reportNoShow,
} from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../../shared/data/use-staff';
import { admin, aStaffBooking } from '../../test-data';
import { BookingScreen } from './BookingScreen';
import { openBookingWith, region } from './testing/open-booking';

const api = mockApi();

const open = openBookingWith(api);
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
  const before = aStaffBooking();
  const made = { created_at: '2026-11-22T05:40:00.000Z', amount: 100_000 };
  const note = { number: 'CN/26-27/000007', amount: 100_000, issued_at: made.created_at };
  api.respond(refundBooking, {
    ...before,
    refundable: 1_355_300,
    refunds: [{ ...made, receipt: 'KT-7Q2M4X-staff-3', reason: 'staff', status: 'pending' }],
    documents: [...before.documents, { ...note, kind: 'credit_note' }],
  });
  const form = within(await region('Refund'));
  await userEvent.click(form.getByRole('button', { name: 'Refund' }));
  expect(form.getByText('Enter an amount.')).toBeVisible();
  expect(form.getByText('Give a reason for the records.')).toBeVisible();
  expect(api.requests(refundBooking)).toEqual([]);
  await userEvent.type(form.getByLabelText('Amount, ₹'), '1,000');
  await userEvent.type(form.getByLabelText('Reason'), 'No hot water');
  await userEvent.click(form.getByRole('button', { name: 'Refund' }));
  const question = within(screen.getByRole('dialog', { name: 'Refund ₹1,000 of KT-7Q2M4X?' }));
  expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₹1,000',
    'To the account it was paid from, sandbox pay_1',
    '₹13,553',
    'Stays as it is.',
  ]);
  expect(api.requests(refundBooking)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText(/₹13,553 can be refunded/)).toBeVisible();
  const receipt = within(screen.getByRole('group', { name: '₹1,000 is refunded' }));
  expect(receipt.getByText('₹1,000, receipt KT-7Q2M4X-staff-3')).toBeVisible();
  expect(receipt.getByText('CN/26-27/000007, ₹1,000')).toBeVisible();
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
  const question = within(screen.getByRole('dialog', { name: 'Refund ₹10 of KT-7Q2M4X?' }));
  await userEvent.click(question.getByRole('button', { name: 'Refund' }));
  expect(await question.findByText('What can be refunded has changed.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Go back' }));
  expect(form.getByLabelText('Reason')).toHaveValue('No hot water');
});

test('a second person approves a colleague’s refund request', async () => {
  open(aStaffBooking({ refund_requests: [request], refundable: 255_300 }));
  const panel = within(await region('A refund of ₹12,000 waits for approval'));
  api.respond(decideRefund, aStaffBooking({ refund_requests: [{ ...request, status: 'approved' }] }));
  await userEvent.click(panel.getByRole('button', { name: 'Approve' }));
  const question = within(screen.getByRole('dialog', { name: 'Approve the refund of ₹12,000?' }));
  expect(question.getByText('Is cancelled. Its places are free again.')).toBeVisible();
  expect(api.requests(decideRefund)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Approve and refund ₹12,000' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'The refund is approved' })).toHaveFocus());
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
  const question = within(screen.getByRole('dialog', { name: 'Reject KT-7Q2M4X?' }));
  expect(question.getByText('₹14,553')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Reject and refund' }));
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

test('cancelling by the policy asks with the amounts, after a reason', async () => {
  const quote = { paid: 1_455_300, refund: 727_600, fee: 727_700, refund_percent: 50 };
  open(aStaffBooking({ cancel_quote: quote }));
  const panel = within(await region('Cancel by the policy'));
  await userEvent.click(panel.getByRole('button', { name: 'Cancel the booking' }));
  expect(panel.getByText('Give a reason for the records.')).toBeVisible();
  await userEvent.type(panel.getByLabelText('Reason'), 'They called');
  await userEvent.click(panel.getByRole('button', { name: 'Cancel the booking' }));
  const question = within(screen.getByRole('dialog', { name: 'Cancel KT-7Q2M4X?' }));
  expect(question.getByText('₹7,276')).toBeVisible();
  expect(question.getByText('₹7,277')).toBeVisible();
  api.respond(cancelByStaff, aStaffBooking({ cancel_quote: null, actions: [] }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel the booking' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'The booking is cancelled' })).toHaveFocus());
  expect(api.requests(cancelByStaff)[0]?.body).toEqual({ reason: 'They called', shown_refund: 727_600 });
});

test('a hold is released after a question', async () => {
  open(aStaffBooking({ can_release: true, actions: [] }));
  const panel = within(await region('Release the hold'));
  await userEvent.type(panel.getByLabelText('Reason'), 'They booked elsewhere');
  await userEvent.click(panel.getByRole('button', { name: 'Release the hold' }));
  api.respond(releaseByStaff, aStaffBooking({ can_release: false, actions: [] }));
  const question = within(screen.getByRole('dialog', { name: 'Release KT-7Q2M4X?' }));
  await userEvent.click(question.getByRole('button', { name: 'Release the hold' }));
  expect(await screen.findByRole('group', { name: 'The hold is released' })).toBeVisible();
});

test('the confirmation is sent again, and a refusal shows its reason', async () => {
  open(aStaffBooking({ can_resend: true }));
  const panel = within(await region('Confirmation'));
  api.respondWithError(resendConfirmation, { status: 429, message: 'Please try again in an hour.' });
  await userEvent.click(panel.getByRole('button', { name: 'Resend the confirmation' }));
  expect(await panel.findByText('Please try again in an hour.')).toBeVisible();
  api.respond(resendConfirmation, aStaffBooking({ can_resend: true }));
  await userEvent.click(panel.getByRole('button', { name: 'Resend the confirmation' }));
  expect(await screen.findByRole('group', { name: 'The confirmation is on its way again' })).toBeVisible();
});

test('a note is added for colleagues, and shows its author', async () => {
  open();
  const panel = within(await region('Internal notes'));
  await userEvent.click(panel.getByRole('button', { name: 'Add the note' }));
  expect(panel.getByText('Write the note.')).toBeVisible();
  await userEvent.type(panel.getByLabelText('New note'), 'Arrives late');
  const note = { primary_key: 1, text: 'Arrives late', by: 'Meera Hegde', at: '2026-11-22T05:40:00.000Z' };
  api.respond(addBookingNote, aStaffBooking({ notes: [note] }));
  await userEvent.click(panel.getByRole('button', { name: 'Add the note' }));
  expect(await panel.findByText('Meera Hegde')).toBeVisible();
  expect(panel.getByLabelText('New note')).toHaveValue('');
});

test('a no-show is recorded after a question that names the amounts', async () => {
  open(aStaffBooking({ actions: ['no_show'] }));
  const panel = within(await region('Did the travellers not arrive?'));
  await userEvent.click(panel.getByRole('button', { name: 'Record a no-show' }));
  const question = within(screen.getByRole('dialog', { name: 'Record a no-show for KT-7Q2M4X?' }));
  expect(question.getByText('₹14,553')).toBeVisible();
  expect(api.requests(reportNoShow)).toEqual([]);
  api.respond(reportNoShow, { reference: 'KT-7Q2M4X', status: 'NO_SHOW' });
  api.respond(getStaffBooking, aStaffBooking({ actions: [] }));
  await userEvent.click(question.getByRole('button', { name: 'Record a no-show' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'The no-show is recorded' })).toHaveFocus());
});
