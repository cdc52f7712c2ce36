import { createRestartDelay } from './restart-delay';

test('the delay doubles for a process that keeps exiting, up to half a minute', () => {
  const delay = createRestartDelay();
  const delays = Array.from({ length: 8 }, () => delay(20));
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('the delay resets after a process has run for a minute', () => {
  const delay = createRestartDelay();
  for (let turn = 0; turn < 5; turn += 1) delay(59_999);
  expect(delay(60_000)).toBe(500);
  expect(delay(20)).toBe(1_000);
});
