import { Activity } from '../activity';
import { createRemoteScope } from './remote-scope';

const hour = 3_600_000;
type StartTimer = (callback: () => void, ms?: number) => unknown;

/** A timer function as code of a remote has it. */
function timerOf(name: string, longestTimerMs: number): StartTimer {
  const start = createRemoteScope(new Activity(), 1, longestTimerMs).globals[name];
  if (typeof start !== 'function') throw new Error(`there is no ${name}`);
  return (callback, ms) => Reflect.apply(start, undefined, [callback, ms]);
}

describe('timers of remote code', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each(['setTimeout', 'setInterval'])('%s calls back when it is due', (name) => {
    const callback = jest.fn();
    timerOf(name, Infinity)(callback, hour);
    jest.advanceTimersByTime(hour - 1);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test.each(['setTimeout', 'setInterval'])('on trial %s calls back sooner than in an hour', (name) => {
    const callback = jest.fn();
    timerOf(name, 2_000)(callback, hour);
    jest.advanceTimersByTime(2_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('on trial a timer without a delay is not made later', () => {
    const callback = jest.fn();
    timerOf('setTimeout', 2_000)(callback);
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
