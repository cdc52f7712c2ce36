import { createBooking } from '@kaadu/contracts/booking';
import { payRequest } from '@kaadu/contracts/payments';
import { aBooking, aChatState, aMessage, aPayment, aProposal } from '@kaadu/travel-ui/testing';
import { leaveTo } from '@kaadu/ui/navigation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockChat } from './testing/show-chat';

jest.mock('@kaadu/ui/navigation');
const { api, socket, nothing, showConnected } = mockChat();

describe('a card', () => {
  const withCards = (...messages: ReturnType<typeof aMessage>[]) =>
    showConnected({ ...nothing, state: aChatState(), messages });

  it('of a proposed trip holds it and opens its checkout', async () => {
    await withCards(aMessage(1, { from: 'advisor', text: '', proposal: aProposal() }));
    const card = within(screen.getByRole('article', { name: 'Proposal: Misty Ridge Camp' }));
    expect(card.getByText(/20 March 2099 to 22 March 2099 \(2 nights\)/)).toBeVisible();
    api.respond(createBooking, aBooking());
    await userEvent.click(card.getByRole('button', { name: 'Hold this trip' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(expect.stringContaining('ref=KT-7Q2M4X')));
    expect(api.requests(createBooking)[0]?.body).toMatchObject({
      option_pk: 121,
      shown_total: 1_134_000,
      proposal: aMessage(1).id,
    });
  });

  it('of a proposed trip leads to the payment while it is held, then to the booking', async () => {
    const proposal = aMessage(1, { from: 'advisor', text: '', proposal: aProposal() });
    await withCards(proposal);
    const card = within(screen.getByRole('article', { name: 'Proposal: Misty Ridge Camp' }));
    const state = { id: proposal.id, reference: 'KT-7Q2M4X', hold_expires_at: '2099-03-07T06:45:00.000Z' };
    const send = (status: 'ON_HOLD' | 'CONFIRMED') =>
      socket.send({ type: 'state', state: aChatState({ proposals: [{ ...state, status }] }) });
    send('ON_HOLD');
    expect(card.getByText('Held, not paid yet, until 12:15 IST')).toBeVisible();
    expect(card.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X',
    );
    send('CONFIRMED');
    expect(card.getByText('Paid and confirmed')).toBeVisible();
    expect(card.getByRole('link', { name: 'See the booking' })).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('of a proposed trip whose hold has ended can be held again', async () => {
    const proposal = aMessage(1, { from: 'advisor', text: '', proposal: aProposal() });
    const state = { id: proposal.id, reference: 'KT-7Q2M4X', hold_expires_at: '2026-03-07T06:45:00.000Z' };
    await showConnected({
      ...nothing,
      state: aChatState({ proposals: [{ ...state, status: 'ON_HOLD' }] }),
      messages: [proposal],
    });
    expect(screen.getByText('The hold has ended')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hold this trip' })).toBeVisible();
  });

  it('of a payment request opens the payment, or shows why it cannot', async () => {
    await withCards(aMessage(1, { from: 'advisor', text: '', payment: aPayment() }));
    const card = within(screen.getByRole('article', { name: 'Payment request: Jeep to the summit' }));
    api.respondWithError(payRequest, { status: 503, message: 'Payments are not available just now.' });
    await userEvent.click(card.getByRole('button', { name: 'Pay ₹1,250' }));
    expect(await card.findByRole('alert')).toHaveTextContent('Nothing was charged.');
    api.respond(payRequest, { kind: 'redirect', url: 'https://pay.test/1' });
    await userEvent.click(card.getByRole('button', { name: 'Pay ₹1,250' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  });

  it('of a payment request shows the state from a later message', async () => {
    await withCards(
      aMessage(1, { from: 'advisor', text: '', payment: aPayment() }),
      aMessage(2, {
        from: 'system',
        text: 'Payment of ₹1,250 received. Thank you!',
        payment: aPayment({ status: 'paid', page: 'success', can_pay: false }),
      }),
    );
    const card = within(screen.getByRole('article', { name: 'Payment request: Jeep to the summit' }));
    expect(card.getByText('Paid. Thank you!')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('of a payment request that has ended cannot be paid', async () => {
    const expired = aPayment({ expires_at: '2026-01-01T00:00:00.000Z' });
    await withCards(aMessage(1, { from: 'advisor', text: '', payment: expired }));
    expect(screen.getByText('Expired. Please ask for a new one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});
