import { fakeClock, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { aBooking } from '@kaadu/travel-ui/testing';
import { HoldBar } from './HoldBar';

const clock = fakeClock();
const timer = () => screen.queryByRole('timer')?.textContent;
const spoken = (text: string) => screen.queryByText(text);

/** Renders the bar of a 15-minute hold, on a device whose clock is decades behind the server's. */
function show(booking = aBooking()) {
  jest.setSystemTime(new Date('2001-01-01T00:00:00Z'));
  const actions = { onExtend: jest.fn(), onRelease: jest.fn(), onReleased: jest.fn(), onEnd: jest.fn() };
  renderRemote(<HoldBar loaded={{ booking, receivedAt: Date.now() }} busy={false} {...actions} />);
  return actions;
}

test('time left is counted by the server’s clock, second by second', async () => {
  show();
  expect(timer()).toBe('15:00');
  await clock.advance(1_000);
  expect(timer()).toBe('14:59');
  await clock.advance(14 * 60_000);
  expect(timer()).toBe('0:59');
});

test('five minutes and one minute before the end are spoken, and the last five are urgent', async () => {
  show();
  const bar = screen.getByRole('region', { name: 'Hold' });
  await clock.advance(599_000);
  expect(spoken('Your booking is held for five more minutes.')).not.toBeInTheDocument();
  await clock.advance(2_000);
  expect(spoken('Your booking is held for five more minutes.')).toBeInTheDocument();
  expect(bar).toHaveAttribute('data-urgent', 'true');
  await clock.advance(240_000);
  expect(spoken('Your booking is held for one more minute.')).toBeInTheDocument();
});

test('the booking is requested at once and every five seconds when the time is up, and cannot be extended', async () => {
  const { onEnd } = show();
  await clock.advance(899_000);
  expect(onEnd).not.toHaveBeenCalled();
  await clock.advance(1_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Your hold has ended. Checking whether it is still free …')).toBeVisible();
  expect(timer()).toBeUndefined();
  expect(screen.getByRole('button', { name: '15 more minutes' })).toBeDisabled();
  await clock.advance(4_999);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('a hold that was extended offers no more minutes, and shows those that are left', () => {
  show(aBooking({ hold: { expires_at: '2099-01-10T10:30:00.000Z', can_extend: false } }));
  expect(timer()).toBe('30:00');
  expect(screen.queryByRole('button', { name: '15 more minutes' })).not.toBeInTheDocument();
});
