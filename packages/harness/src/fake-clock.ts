import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Lets pending mock API responses arrive and React render them, without advancing the clock. */
export function flushPromises(): Promise<void> {
  return act(async () => {
    // A response takes several turns of the event loop to pass through fetch, MSW and React.
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  });
}

/**
 * Replaces the timers of a test file with fake ones; call it at the top of the file. Promises and `setImmediate` stay
 * real, so that the mock API can still respond.
 */
export function fakeClock() {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  return {
    advance: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    /** Creates a user whose typing delays run on the fake clock. */
    user: () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
  };
}
