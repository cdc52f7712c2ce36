import { renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import {
  forgetHold,
  HeldTripsLink,
  OwnHoldNotice,
  rememberHold,
  replaceHolds,
} from '@kaadu/travel-ui/held-trips';
import { HoldProblem } from '@kaadu/travel-ui/hold';

const minute = 60_000;
const server_time = '2099-01-10T10:00:00.000Z';
const hold = (reference: string) => ({ reference, expires_at: '2099-01-10T10:15:00.000Z', server_time });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('a browser that holds nothing has no link', () => {
  localStorage.setItem('heldTrips', 'not JSON');
  renderRemote(<HeldTripsLink />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('held trips are counted until they end by the server’s clock, are forgotten or replaced', () => {
  rememberHold(hold('KT-ONE1'));
  rememberHold(hold('KT-TWO2'));
  const { bus } = renderRemote(<HeldTripsLink />);
  expect(screen.getByRole('link', { name: 'See the trips you hold' })).toHaveAttribute(
    'href',
    '/my-bookings#held',
  );
  expect([forgetHold('KT-TWO2'), forgetHold('KT-TWO2')]).toEqual([true, false]);
  act(() => void bus.emit('booking:holds-changed', {}));
  expect(screen.getByRole('link', { name: 'See the trip you hold' })).toBeVisible();
  act(() => void jest.advanceTimersByTime(15 * minute));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  replaceHolds([hold('KT-SIX6')]);
  act(() => void bus.emit('booking:holds-changed', {}));
  expect(screen.getByRole('link', { name: 'See the trip you hold' })).toBeVisible();
});

test('an own hold is shown with its dates and a link to continue', () => {
  const own = { reference: 'KT-ONE1', key: 'secret', from: '2099-03-20', to: '2099-03-22', slot: null };
  const experience = { url: 'misty-ridge-camp-coorg', primary_key: 12 };
  renderRemote(<OwnHoldNotice experience={experience} hold={{ ...own, is_needed: true }} />);
  expect(screen.getByText(/^You are holding/)).toHaveTextContent(
    'You are holding 20 March 2099 to 22 March 2099 (2 nights) here. Nothing else is free on these dates: continue, or release it to choose again.',
  );
  expect(screen.getByRole('link', { name: 'Continue with it' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-ONE1&key=secret',
  );
});

const conflict = (errors: Record<string, string[]>) => ({ status: 409, message: 'Three already.', errors });

test('a refusal for too many holds links to them, also to those of another browser', () => {
  renderRemote(<HoldProblem problem={conflict({ holds: ['Three already.'] })} onRetry={jest.fn()} />);
  expect(screen.getByRole('link', { name: 'See the trips you hold' })).toHaveAttribute(
    'href',
    '/my-bookings#held',
  );
});

test('a refusal for another reason has no such link when nothing is held', () => {
  renderRemote(<HoldProblem problem={conflict({})} onRetry={jest.fn()} />);
  expect(screen.queryByRole('link', { name: /you hold/ })).not.toBeInTheDocument();
});
