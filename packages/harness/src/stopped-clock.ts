import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Lets the mocked network answer, and React render it, without letting time pass. */
export function settle(): Promise<void> {
  return act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  });
}

/** The clock of a test file stands still; only timers are faked, so that the mocked network still answers. */
export function stoppedClock() {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return {
    pass,
    user: () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
  };
}
