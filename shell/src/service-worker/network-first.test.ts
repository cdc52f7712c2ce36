import { networkFirst } from './network-first';

const responseOf = (text: string) => new Response(text);
const never = new Promise<Response>(() => undefined);
const after = (milliseconds: number, text: string) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(responseOf(text)), milliseconds));
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const nothing = async () => undefined;
const saved = async () => responseOf('saved');
const fallback = async () => responseOf('fallback');
const textOf = async (response: Promise<Response>) => (await response).text();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns the response shown after a time in milliseconds; undefined before there is one. */
async function shownAfter(milliseconds: number, response: Promise<Response>): Promise<string | undefined> {
  let shown: string | undefined;
  void textOf(response).then((text) => (shown = text));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return shown;
}

describe('networkFirst', () => {
  test('prefers the network response to a saved one', async () => {
    expect(await shownAfter(4_999, networkFirst(after(4_999, 'new'), saved, fallback))).toBe('new');
  });

  test('falls back to the saved response when the network fails or takes longer than five seconds', async () => {
    expect(await shownAfter(0, networkFirst(fails(), saved, fallback))).toBe('saved');
    expect(await shownAfter(4_999, networkFirst(never, saved, fallback))).toBeUndefined();
    expect(await shownAfter(5_000, networkFirst(never, saved, fallback))).toBe('saved');
  });

  test('waits for a slow response when there is no saved one', async () => {
    const response = networkFirst(after(60_000, 'late'), nothing, fallback);
    expect(await shownAfter(60_000, response)).toBe('late');
  });

  test('uses the fallback when there is neither, and rejects without one', async () => {
    expect(await textOf(networkFirst(fails(), nothing, fallback))).toBe('fallback');
    await expect(networkFirst(fails(), nothing)).rejects.toThrow('Failed to fetch');
  });
});
