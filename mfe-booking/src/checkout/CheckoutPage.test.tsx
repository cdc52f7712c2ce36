import {
  extendHold,
  getBooking,
  listSavedTravellers,
  releaseHold,
  reviseBooking,
  saveTravellers,
  type Booking,
} from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { aQuote } from '@kaadu/travel-ui/testing';
import { anExperience } from '@kaadu/travel-ui/testing';
import { CheckoutPage } from './CheckoutPage';

const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X&key=a-long-secret';
const { contact, travellers } = aConfirmedBooking();
const complete = { contact, travellers };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));

function open(booking: Booking = aBooking(), step = '') {
  api.respond(getBooking, booking);
  return renderRemote(<CheckoutPage data={anExperience()} />, { at: `${at}${step}`, navigates: true });
}

beforeEach(() => sessionStorage.clear());

test('the booking is loaded by its reference and key, and shown with its price', async () => {
  open();
  await screen.findByRole('timer');
  expect(summary().getByText('₹11,340')).toBeVisible();
  expect(summary().getByText('2 adults, 1 child')).toBeVisible();
  expect(summary().getByText(/^Members pay/)).toHaveTextContent('Members pay ₹10,600 for this trip.');
});

test('a URL without a reference sends no request', () => {
  renderRemote(<CheckoutPage data={anExperience()} />, { at: '/experience/misty-ridge-camp-coorg/12/buy' });
  expect(screen.getByText('We cannot find this booking')).toBeVisible();
});

test('a booking that cannot be loaded can be retried', async () => {
  api.failNetwork(getBooking);
  renderRemote(<CheckoutPage data={anExperience()} />, { at });
  await screen.findByText('Your booking could not be loaded');
  api.respond(getBooking, aBooking());
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Your trip' })).toBeVisible();
});

test('a booking that belongs on another page is shown there', async () => {
  const { navigate } = open(aBooking({ status: 'EXPIRED', page: 'failure', hold: null }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith(
      '/experience/misty-ridge-camp-coorg/12/buy/failure?ref=KT-7Q2M4X&key=a-long-secret',
      { replace: true },
    ),
  );
});

describe('trip', () => {
  test('three of an add-on are sent with the earlier choice, and the server’s price is shown', async () => {
    open(aBooking({ add_ons: [{ add_on_pk: 5, quantity: 1 }] }));
    const total = 1_292_025;
    const lines = [
      ...aQuote().lines,
      { kind: 'add_on' as const, label: 'Campfire', amount: 60_000 },
      { kind: 'add_on' as const, label: 'Packed lunch × 3', amount: 75_000 },
    ];
    api.respond(reviseBooking, aBooking({ quote: aQuote({ lines, total, is_member: true }) }));
    const lunches = await screen.findByRole('combobox', { name: 'Packed lunch' });
    expect(
      within(lunches)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['None', '1', '2', '3']);
    expect(screen.getByRole('checkbox', { name: 'Campfire' })).toBeChecked();
    await userEvent.selectOptions(lunches, '3');
    expect(await summary().findByText('₹12,920.25')).toBeVisible();
    expect(summary().getByText('Packed lunch × 3')).toBeVisible();
    expect(summary().getByText('₹750')).toBeVisible();
    expect(summary().queryByText(/Members pay/)).not.toBeInTheDocument();
    expect(api.requests(reviseBooking).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        add_ons: [
          { add_on_pk: 5, quantity: 1 },
          { add_on_pk: 6, quantity: 3 },
        ],
        party: { guests: 3, ages: [8] },
        coupon: null,
        shown_total: null,
      }),
    ]);
  });

  test('a refused change is undone and shows the reason', async () => {
    open();
    api.respondWithError(reviseBooking, { status: 409, message: 'Only two fit.' });
    await userEvent.click(await screen.findByRole('button', { name: 'One adult more' }));
    expect(await screen.findByText(/Only two fit\. Your booking is as it was before/)).toBeVisible();
  });

  test('a coupon that is not accepted is explained at its field', async () => {
    open();
    api.respondWithError(reviseBooking, {
      message: 'Check the coupon',
      errors: { coupon: ['It has ended.'] },
    });
    await userEvent.type(await screen.findByLabelText('Coupon code'), 'monsoon');
    await userEvent.click(button('Apply'));
    expect(await screen.findByText('It has ended.')).toBeVisible();
    expect(screen.getByLabelText('Coupon code')).toBeInvalid();
    expect(screen.getByLabelText('Coupon code')).toHaveValue('monsoon');
  });

  test('an applied coupon is announced at the focus, with a link to its terms', async () => {
    open();
    api.respond(reviseBooking, aBooking({ quote: aQuote({ coupon: 'MONSOON10' }) }));
    await userEvent.type(await screen.findByLabelText('Coupon code'), 'monsoon10{Enter}');
    const terms = await screen.findByRole('link', { name: 'See the terms' });
    expect(terms).toHaveAttribute('href', '/offers/MONSOON10');
    const applied = screen.getAllByRole('status').find((status) => within(status).queryByText('MONSOON10'));
    await waitFor(() => expect(applied).toHaveFocus());
    api.respond(reviseBooking, aBooking());
    await userEvent.click(button('Remove the coupon'));
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveFocus());
  });

  test('the heading of a document that begins with the checkout has the focus', async () => {
    open();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('continuing moves the URL and the focus to the next step', async () => {
    const { navigate } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to travellers' }));
    expect(navigate).toHaveBeenLastCalledWith(`${at}&step=2`, undefined);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Who is travelling' })).toHaveFocus());
  });
});

describe('travellers', () => {
  test('missing and malformed fields are named, and the first of them gets the focus', async () => {
    open(aBooking({ required_document: 'passport' }), '&step=2');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'asha');
    await userEvent.click(button('Continue to payment'));
    expect(
      await screen.findByText('The @ is missing. An e-mail address looks like asha@example.com.'),
    ).toBeVisible();
    expect(screen.getAllByText('Enter the number of this document.')).toHaveLength(2);
    await waitFor(() => expect(screen.getAllByLabelText('Full name')[0]).toHaveFocus());
  });

  test('input survives a reload and a failed save, and is saved in the API’s format', async () => {
    const { unmount } = open(aBooking(), '&step=2');
    const names = await screen.findAllByLabelText('Full name');
    for (const [index, name] of ['Asha Rao', 'Asha Rao', 'Ravi Rao', 'Mini Rao'].entries()) {
      const field = names[index];
      if (field && index !== 1) await userEvent.type(field, name);
    }
    await userEvent.type(screen.getByLabelText('E-mail'), 'asha@example.com');
    await userEvent.type(screen.getByLabelText('Phone'), '98450 61100');
    unmount();

    open(aBooking(), '&step=2');
    expect(await screen.findByLabelText('E-mail')).toHaveValue('asha@example.com');
    api.failNetwork(saveTravellers);
    await userEvent.click(button('Continue to payment'));
    expect(await screen.findByText('Your details were not saved')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('98450 61100');

    api.respond(saveTravellers, aBooking(complete));
    await userEvent.click(button('Continue to payment'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check and pay' })).toHaveFocus());
    expect(sessionStorage).toHaveLength(0);
  });

  test('a coupon that the person has used before leads back to where it can be removed', async () => {
    open(aBooking(complete), '&step=2');
    api.respondWithError(saveTravellers, { message: 'Used already', errors: { coupon: ['Used already'] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('link', { name: 'Remove the coupon' })).toHaveAttribute('href', at);
  });

  test('a member gets their own data and the travellers of earlier bookings', async () => {
    api.respond(listSavedTravellers, [{ name: 'Ravi Rao', age: null, document: null }]);
    const { bus } = open(aBooking(), '&step=2');
    await screen.findByLabelText('E-mail');
    const user = { email: 'asha@example.com', phone: '9845061100', first_name: 'Asha', last_name: 'Rao' };
    act(() => bus.emit('auth:state-changed', { status: 'signed-in', user }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.com');
    await userEvent.click(await screen.findByRole('button', { name: 'Ravi Rao' }));
    expect(screen.getAllByLabelText('Full name').map((field) => field.getAttribute('value'))).toEqual([
      'Asha Rao',
      'Asha Rao',
      'Ravi Rao',
      '',
    ]);
    expect(screen.getByRole('checkbox', { name: /Keep these travellers/ })).not.toBeChecked();
  });
});

describe('hold', () => {
  test('a hold can be extended once', async () => {
    open();
    api.respond(
      extendHold,
      aBooking({ hold: { expires_at: '2099-01-10T10:30:00.000Z', can_extend: false } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: '15 more minutes' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '15 more minutes' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('region', { name: 'Hold' })).toHaveFocus());
  });

  test('releasing the hold returns to the experience with the choice kept', async () => {
    const { navigate } = open();
    api.respond(releaseHold, aBooking({ status: 'EXPIRED', page: 'failure', hold: null }));
    await userEvent.click(await screen.findByRole('button', { name: 'Release it' }));
    await waitFor(() =>
      expect(navigate).toHaveBeenLastCalledWith(
        '/experience/misty-ridge-camp-coorg/12?from=2099-03-20&guests=3&option=121&to=2099-03-22&ages=8',
        undefined,
      ),
    );
  });

  test('the booking is reloaded when the visitor returns to the page', async () => {
    const { navigate } = open();
    await screen.findByRole('timer');
    api.respond(getBooking, aConfirmedBooking());
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(expect.stringContaining('/buy/success'), { replace: true }),
    );
  });
});
