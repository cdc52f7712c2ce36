import { Activity } from '../activity';
import { createRemoteScope } from './remote-scope';

const hour = 3_600_000;
type StartTimer = (callback: () => void, ms?: number) => unknown;

/** Returns a timer function from the scope of a remote. */
function timerOf(name: string, longestTimerMs: number): StartTimer {
  const start = createRemoteScope(new Activity(), 1, longestTimerMs).globals[name];
  if (typeof start !== 'function') throw new Error(`there is no ${name}`);
  return (callback, ms) => Reflect.apply(start, undefined, [callback, ms]);
}

describe('timers of remote code', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each(['setTimeout', 'setInterval'])('%s runs its callback when it is due', (name) => {
    const callback = jest.fn();
    timerOf(name, Infinity)(callback, hour);
    jest.advanceTimersByTime(hour - 1);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test.each(['setTimeout', 'setInterval'])(
    '%s runs its callback earlier in a smoke test than in an hour',
    (name) => {
      const callback = jest.fn();
      timerOf(name, 2_000)(callback, hour);
      jest.advanceTimersByTime(2_000);
      expect(callback).toHaveBeenCalledTimes(1);
    },
  );

  test('a timer without a delay is not delayed in a smoke test', () => {
    const callback = jest.fn();
    timerOf('setTimeout', 2_000)(callback);
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
