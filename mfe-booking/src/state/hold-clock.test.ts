import { announcementFor, clockText, remainingMs } from './hold-clock';

test('a device whose clock is years off counts the same seconds', () => {
  const receivedAt = Date.parse('2001-01-01T00:00:00Z');
  const hold = {
    expires_at: '2099-01-10T10:15:00.000Z',
    server_time: '2099-01-10T10:00:00.000Z',
    receivedAt,
  };
  expect(remainingMs(hold, receivedAt)).toBe(15 * 60_000);
  expect(remainingMs(hold, receivedAt + 61_000)).toBe(839_000);
  expect(remainingMs(hold, receivedAt + 3_600_000)).toBe(0);
});

test('minutes and seconds are shown', () => {
  expect([900_000, 61_000, 9_400, 0].map((ms) => clockText(ms))).toEqual(['15:00', '1:01', '0:10', '0:00']);
});

test('five minutes, one minute and the end are announced, and nothing between', () => {
  expect([900_000, 300_001, 300_000, 60_001, 60_000, 1, 0].map((ms) => announcementFor(ms))).toEqual([
    '',
    '',
    'Your booking is held for five more minutes.',
    'Your booking is held for five more minutes.',
    'Your booking is held for one more minute.',
    'Your booking is held for one more minute.',
    'Your hold has ended.',
  ]);
});
