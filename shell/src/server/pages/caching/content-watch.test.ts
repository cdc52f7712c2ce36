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

/** Watches an API with these responses in order, the last one repeated; null: it is down. */
function watch(responses: (string | null)[]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const version = responses.length > 1 ? responses.shift() : responses[0];
    if (version === null) throw new TypeError('fetch failed');
    return Response.json({ status: 'success', data: { version } });
  });
  const onChange = jest.fn();
  const warn = jest.fn();
  stop = watchContent({ apiInternalUrl, onChange, log: { warn }, everyMs });
  return { onChange, warn, fetched };
}

test('content watch reports neither the first version nor an unchanged one', async () => {
  const { onChange, fetched } = watch(['1']);
  await jest.advanceTimersByTimeAsync(3 * everyMs);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(onChange).not.toHaveBeenCalled();
});

test('content watch reports a change at once, and again two seconds later', async () => {
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

test('content watch keeps polling an API that is down, logs that once, and reports changes afterwards', async () => {
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

test('content watch names the version that it has, and asks again as soon as it has waited for another one', async () => {
  const asked: { search: string; at: number; respond: (version: string) => void }[] = [];
  const started = performance.now();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (url) =>
      new Promise((resolve) => {
        const respond = (version: string) => resolve(Response.json({ status: 'success', data: { version } }));
        asked.push({ search: new URL(String(url)).search, at: performance.now() - started, respond });
      }),
  );
  const onChange = jest.fn();
  stop = watchContent({ apiInternalUrl, onChange, log: { warn: jest.fn() }, everyMs });
  await jest.advanceTimersByTimeAsync(0);
  asked[0]?.respond('7');
  await jest.advanceTimersByTimeAsync(everyMs);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(asked.map(({ search, at }) => [search, at])).toEqual([
    ['', 0],
    ['?known=7', everyMs],
  ]);
  asked[1]?.respond('8');
  await jest.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(asked.map(({ search, at }) => [search, at])).toEqual([
    ['', 0],
    ['?known=7', everyMs],
    ['?known=8', everyMs + 20_000],
  ]);
});

test('content watch stops polling when it is stopped', async () => {
  const { fetched } = watch(['1']);
  await jest.advanceTimersByTimeAsync(0);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
