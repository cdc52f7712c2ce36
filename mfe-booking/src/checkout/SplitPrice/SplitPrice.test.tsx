import { getBooking, releaseHold } from '@kaadu/contracts/booking';
import { listShares, shareHold } from '@kaadu/contracts/shared-holds';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { aBooking, aConfirmedBooking, anExperience } from '@kaadu/travel-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutPage } from '../CheckoutPage';

jest.mock('@kaadu/ui/navigation');
const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X&key=a-long-secret&step=3';
const { contact, travellers } = aConfirmedBooking();
const complete = aBooking({ contact, travellers });

beforeEach(() => sessionStorage.clear());

function open(booking = complete) {
  api.respond(getBooking, booking);
  return renderRemote(<CheckoutPage data={anExperience()} />, { at, navigates: true });
}

const shares = {
  shares: [
    { number: 1, name: null, amount: 567_000, is_paid: false, key: 'secret-of-part-one' },
    { number: 2, name: 'Ravi', amount: 567_000, is_paid: false, key: 'secret-of-part-two' },
    { number: 3, name: 'Mira', amount: 567_000, is_paid: true, key: 'secret-of-part-three' },
  ],
  extends_to: '2099-01-11T10:00:00.000Z',
};

test('the price is split into the chosen number of parts with names', async () => {
  api.respond(shareHold, { ...complete, split: { parts: 2, paid: 0 } });
  api.respond(listShares, shares);
  open();
  await userEvent.click(await screen.findByText('Split the price: everyone pays a part'));
  await userEvent.selectOptions(screen.getByLabelText('Number of parts'), '2');
  await userEvent.type(screen.getByLabelText('Name for part 2 (optional)'), 'Ravi');
  await userEvent.click(screen.getByRole('button', { name: 'Split into 2 parts' }));
  expect(await screen.findByRole('heading', { name: '1 of 3 parts paid' })).toBeVisible();
  expect(api.requests(shareHold).map(({ body }) => body)).toEqual([
    { key: 'a-long-secret', parts: 2, names: [contact?.name, 'Ravi'], accepted_total: 1_134_000 },
  ]);
});

test('the trip of a split price opens at its parts, without changes and without a member price', async () => {
  api.respond(listShares, shares);
  api.respond(getBooking, { ...complete, split: { parts: 3, paid: 1 } });
  renderRemote(<CheckoutPage data={anExperience()} />, { at: at.replace('&step=3', '') });
  expect(await screen.findByRole('list', { name: 'Parts of the price' })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Steps of the booking' }));
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Travellers']);
  expect(screen.queryByText(/^Members pay/)).not.toBeInTheDocument();
});

test('a trip whose price is split is released after a question', async () => {
  api.respond(listShares, shares);
  const { navigate } = open({ ...complete, split: { parts: 3, paid: 1 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Release it' }));
  const question = within(await screen.findByRole('dialog', { name: 'Release this hold' }));
  expect(question.getByText(/Every part that was paid is refunded in full\.$/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  expect(api.requests(releaseHold)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Release it' }));
  api.respond(releaseHold, aBooking({ status: 'REFUND_PENDING', page: 'failure', hold: null }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Release it' }));
  await waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith(expect.stringMatching(/coorg\/12\?from=/), undefined),
  );
});

test('each unpaid part has a link to send, and the first one leads to its payment', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  api.respond(listShares, shares);
  open({ ...complete, split: { parts: 3, paid: 1 } });
  const rows = within(await screen.findByRole('list', { name: 'Parts of the price' }));
  expect(rows.getByRole('link', { name: 'Pay your part' })).toHaveAttribute(
    'href',
    '/shared-trip?key=secret-of-part-one',
  );
  await user.click(rows.getByRole('button', { name: 'Copy link for Ravi' }));
  expect(write).toHaveBeenCalledWith('http://localhost/shared-trip?key=secret-of-part-two');
  expect(rows.getAllByRole('listitem')[2]).toHaveTextContent('Mira ₹5,670Paid');
  expect(screen.queryByRole('button', { name: 'Pay ₹11,340' })).not.toBeInTheDocument();
});

test('a single guest cannot split the price', async () => {
  open({ ...complete, party: { guests: 1, ages: [] }, travellers: travellers.slice(0, 1) });
  expect(await screen.findByRole('button', { name: 'Pay ₹11,340' })).toBeVisible();
  expect(screen.queryByText(/^Split the price/)).not.toBeInTheDocument();
});
