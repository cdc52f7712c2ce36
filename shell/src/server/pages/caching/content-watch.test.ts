import { watchContent } from './content-watch';

const apiInternalUrl = 'http://api.test';
const everyMs = 1_000;

let stop: () => void = () => undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Watches an API that gives these answers in turn, and the last one from then on; null: it is down. */
function watch(answers: (string | null)[]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const version = answers.length > 1 ? answers.shift() : answers[0];
    if (version === null) throw new TypeError('fetch failed');
    return Response.json({ status: 'success', data: { version } });
  });
  const onChange = jest.fn();
  const warn = jest.fn();
  stop = watchContent({ apiInternalUrl, onChange, log: { warn }, everyMs });
  return { onChange, warn, fetched };
}

test('nothing is reported of the first version, nor while it stays the same', async () => {
  const { onChange, fetched } = watch(['1']);
  await jest.advanceTimersByTimeAsync(3 * everyMs);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(onChange).not.toHaveBeenCalled();
});

test('a change is reported at once, and once more two seconds later', async () => {
  const { onChange, fetched } = watch(['1', '2']);
  await jest.advanceTimersByTimeAsync(0);
  expect(onChange).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(everyMs);
  expect([fetched.mock.calls.length, onChange.mock.calls.length]).toEqual([2, 1]);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(onChange).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(onChange).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('an API that is down is asked on, named once, and what changed meanwhile is reported', async () => {
  const { onChange, warn, fetched } = watch(['1', null, null, '2']);
  await jest.advanceTimersByTimeAsync(2 * everyMs);
  expect([fetched.mock.calls.length, warn.mock.calls.length, onChange.mock.calls.length]).toEqual([3, 1, 0]);
  expect(warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ name: 'ApiError' }) },
    'the API does not say whether content has changed',
  );
  await jest.advanceTimersByTimeAsync(everyMs);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('once it is stopped the API is asked no more', async () => {
  const { fetched } = watch(['1']);
  await jest.advanceTimersByTimeAsync(0);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
