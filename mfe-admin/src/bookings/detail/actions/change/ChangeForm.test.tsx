import { changeByStaff, getStaffChangeQuote, releaseChangeByStaff } from '@kaadu/contracts/booking';
import { mockApi } from '@kaadu/harness/testing';
import { aConfirmedBooking, aQuote } from '@kaadu/travel-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStaffBooking } from '../../../../test-data';
import { openBookingWith, region } from '../../testing/open-booking';

const api = mockApi();
const open = openBookingWith(api);
const booking = aConfirmedBooking({ sequence: 4 });
const total = booking.quote.total;

const waiting = {
  from: '2099-03-20',
  to: '2099-03-23',
  slot: null,
  party: { guests: 3, ages: [8] },
  total: total + 567_000,
  difference: 567_000,
  expires_at: '2099-01-10T10:15:00.000Z',
};

async function openForm() {
  open(aStaffBooking({ booking, can_change: true }));
  const form = within(await region('Change dates, guests or names'));
  await userEvent.click(form.getByRole('button', { name: 'Change the booking' }));
  return form;
}

/** Enters dates and a reason, and asks for the price. Returns the question. */
async function askFor(form: Awaited<ReturnType<typeof openForm>>, difference: number) {
  api.respond(getStaffChangeQuote, {
    quote: aQuote({ total: total + difference }),
    total_before: total,
    difference,
  });
  fireEvent.change(form.getByLabelText('Check-out'), { target: { value: '2099-03-23' } });
  await userEvent.type(form.getByLabelText('Reason'), 'They called');
  await userEvent.click(form.getByRole('button', { name: 'See the difference' }));
  return screen.findByRole('dialog', { name: 'Change KT-7Q2M4X?' });
}

test('cheaper dates ask with the totals and the refund, then leave a receipt', async () => {
  const form = await openForm();
  const question = within(await askFor(form, -134_000));
  expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '20 March 2099 to 23 March 2099 (3 nights), 2 adults, 1 child',
    '₹11,340',
    '₹10,000',
    '₹1,340',
    'To the account it was paid from, sandbox pay_1',
    'The traveller gets the changed booking.',
  ]);
  expect(api.requests(changeByStaff)).toEqual([]);
  const after = aConfirmedBooking({ to: '2099-03-23', sequence: 5, quote: aQuote({ total: 1_000_000 }) });
  api.respond(changeByStaff, aStaffBooking({ booking: after, can_change: true }));
  await userEvent.click(question.getByRole('button', { name: 'Change and refund ₹1,340' }));
  const receipt = await screen.findByRole('group', { name: 'The booking is changed' });
  await waitFor(() => expect(receipt).toHaveFocus());
  expect(receipt).toHaveTextContent('20 March 2099 to 23 March 2099 (3 nights)');
  expect(api.requests(changeByStaff)[0]?.body).toEqual({
    from: '2099-03-20',
    to: '2099-03-23',
    slot: null,
    party: { guests: 3, ages: [8] },
    travellers: booking.travellers,
    reason: 'They called',
    shown_difference: -134_000,
    shown_sequence: 4,
  });
});

test('dearer dates name the amount that the traveller has to pay, and by when', async () => {
  const question = within(await askFor(await openForm(), 567_000));
  expect(question.getByText('₹5,670, by the traveller')).toBeVisible();
  expect(question.getByText(/A link to pay goes to asha@example.com/)).toBeVisible();
  const held = aConfirmedBooking({ sequence: 4, pending_change: waiting });
  api.respond(changeByStaff, aStaffBooking({ booking: held, can_change: true }));
  await userEvent.click(question.getByRole('button', { name: 'Hold it and ask for ₹5,670' }));
  const receipt = await screen.findByRole('group', { name: 'The change waits for ₹5,670' });
  expect(receipt).toHaveTextContent('The traveller gets the link to pay');
  const panel = within(await region('A change waits for ₹5,670'));
  await userEvent.click(panel.getByRole('button', { name: 'Give up the change' }));
  const giveUp = within(screen.getByRole('dialog', { name: 'Give up the change of KT-7Q2M4X?' }));
  api.respond(releaseChangeByStaff, aStaffBooking({ booking, can_change: true }));
  await userEvent.click(giveUp.getByRole('button', { name: 'Give up the change' }));
  expect(await screen.findByRole('group', { name: 'The change is given up' })).toBeVisible();
});

test('a missing name and reason are named before anything is asked', async () => {
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'One adult more' }));
  await userEvent.click(form.getByRole('button', { name: 'See the difference' }));
  expect(form.getByText('Enter the name of traveller 3.')).toBeVisible();
  expect(form.getByText('Give a reason for the records.')).toBeVisible();
  expect(api.requests(getStaffChangeQuote)).toEqual([]);
  expect(form.getByLabelText('Traveller 4, child, 8')).toHaveValue('Mini Rao');
});

test('a form in which nothing differs says so and asks for no price', async () => {
  const form = await openForm();
  const ask = form.getByRole('button', { name: 'See the difference' });
  expect(ask).toBeDisabled();
  expect(ask).toHaveAccessibleDescription('Change the dates, the guests or a name to see the difference.');
  const name = form.getByLabelText('Traveller 1');
  await userEvent.type(name, ' Iyer');
  expect(ask).toBeEnabled();
  await userEvent.type(name, '{Backspace>5/}');
  expect(name).toHaveValue('Asha Rao');
  expect(ask).toBeDisabled();
  await userEvent.click(form.getByRole('button', { name: 'One adult more' }));
  expect(ask).toBeEnabled();
  await userEvent.click(form.getByRole('button', { name: 'One adult fewer' }));
  expect(ask).toBeDisabled();
  fireEvent.change(form.getByLabelText('Check-out'), { target: { value: '2099-03-23' } });
  expect(ask).toBeEnabled();
});

test('a booking that was changed meanwhile is refused in the question, and the input stays', async () => {
  const form = await openForm();
  const question = within(await askFor(form, -134_000));
  api.respondWithError(changeByStaff, { status: 409, message: 'The booking has changed.' });
  await userEvent.click(question.getByRole('button', { name: 'Change and refund ₹1,340' }));
  expect(await question.findByText('The booking has changed.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Go back' }));
  expect(form.getByLabelText('Reason')).toHaveValue('They called');
});

test('a booking that cannot be changed has no form', async () => {
  open(aStaffBooking({ booking, can_change: false }));
  await region('Refund');
  expect(screen.queryByText('Change dates, guests or names')).not.toBeInTheDocument();
});
