import {
  closeIncident,
  decideReturn,
  getPaymentDesk,
  type PaymentDesk,
  type PaymentIncident,
  payOtherwise,
  refundAgain,
  type WaitingReturn,
} from '@kaadu/contracts/payments';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../shared/data/use-staff';
import { admin } from '../test-data';
import { PaymentsSection } from './PaymentsSection';

const api = mockApi();

const incident: PaymentIncident = {
  primary_key: 4,
  kind: 'refund_refused',
  reference: 'KT-7Q2M4X',
  booking: 'KT-7Q2M4X',
  amount: 250_000,
  currency: 'INR',
  payment_id: 'pay_1',
  at: '2026-11-20T05:30:00.000Z',
  refund: {
    primary_key: 9,
    status: 'failed',
    attempts: 3,
    refused_because: 'The account is closed',
    next_attempt_at: null,
  },
};
const request: WaitingReturn = {
  primary_key: 6,
  action: 'refund_again',
  reference: 'PR-12',
  booking: null,
  amount: 1_500_000,
  currency: 'INR',
  reason: 'Try again',
  transaction_ref: null,
  requested_by: { primary_key: 8, name: 'Ravi Das' },
  requested_at: '2026-11-20T05:30:00.000Z',
};
const empty: PaymentDesk = { incidents: [], waiting: [], approval_above: 1_000_000 };

function open(desk: Partial<PaymentDesk>) {
  api.respond(getPaymentDesk, { ...empty, ...desk });
  return renderRemote(
    <StaffContext value={{ staff: admin, recheck: () => undefined }}>
      <PaymentsSection />
    </StaffContext>,
    { at: '/admin/payments' },
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const reasonIs = async (text: string) => userEvent.type(await screen.findByLabelText('Reason'), text);
const facts = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('a refused refund is made again after a question with its amount, and leaves a receipt', async () => {
  open({ incidents: [incident] });
  await screen.findByRole('heading', { name: 'A refund was refused: ₹2,500' });
  await press('Refund again');
  expect(screen.getByText('Give a reason for the records.')).toBeVisible();
  await reasonIs('The account works again');
  await press('Refund again');
  const question = screen.getByRole('dialog', { name: 'Refund ₹2,500 again?' });
  expect(facts(question)).toEqual([
    '₹2,500',
    'To the account it was paid from, pay_1',
    'Above ₹10,000, recent refunds added up, a second person approves first.',
  ]);
  expect(api.requests(refundAgain)).toEqual([]);
  api.respond(refundAgain, empty);
  await userEvent.click(within(question).getByRole('button', { name: 'Refund again' }));
  const receipt = await screen.findByRole('group', { name: 'The refund is requested again' });
  await waitFor(() => expect(receipt).toHaveFocus());
  expect(receipt).toHaveTextContent('In the audit log, under your name');
  expect(api.requests(refundAgain)[0]?.body).toEqual({ reason: 'The account works again' });
});

test('a refund that was paid otherwise needs its reference, and says when it waits for a second person', async () => {
  open({ incidents: [incident] });
  await reasonIs('By bank transfer');
  await press('Paid by other means');
  expect(screen.getByText('Enter the reference of the payment.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reference of the payment by other means'), 'NEFT 88');
  await press('Paid by other means');
  const question = screen.getByRole('dialog', { name: 'Record ₹2,500 as paid by other means?' });
  expect(facts(question)[0]).toBe('₹2,500, reference NEFT 88');
  api.respond(payOtherwise, { ...empty, incidents: [incident], waiting: [request] });
  await userEvent.click(within(question).getByRole('button', { name: 'Record it as paid' }));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'It waits for a second person' })).toHaveFocus(),
  );
});

test('an incident without a stuck refund is closed with a note, after a question', async () => {
  open({ incidents: [{ ...incident, kind: 'not_captured', refund: null }] });
  await userEvent.type(await screen.findByLabelText('What was done'), 'Called the bank');
  await press('Close the incident');
  const question = screen.getByRole('dialog', { name: 'Close the incident over ₹2,500?' });
  expect(api.requests(closeIncident)).toEqual([]);
  api.respond(closeIncident, empty);
  await userEvent.click(within(question).getByRole('button', { name: 'Close the incident' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'The incident is closed' })).toHaveFocus());
  expect(screen.getByText('Nothing needs attention.')).toBeVisible();
});

test('a second person approves after a question, and a refusal stays in it', async () => {
  open({ waiting: [request] });
  await screen.findByRole('heading', { name: 'Refund made again: ₹15,000 waits for approval' });
  await press('Approve');
  const question = screen.getByRole('dialog', { name: 'Approve ₹15,000 for PR-12?' });
  api.respondWithError(decideReturn, { status: 409, message: 'It was decided already.' });
  await userEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  expect(await within(question).findByText('It was decided already.')).toBeVisible();
  api.respond(decideReturn, empty);
  await userEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'It is approved' })).toHaveFocus());
});
