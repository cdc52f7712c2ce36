/** @jest-environment jest-fixed-jsdom */
import { watchRageClicks } from './rage-clicks';

const onRage = jest.fn();

beforeAll(() => watchRageClicks(onRage));
beforeEach(() => {
  jest.useFakeTimers();
  onRage.mockClear();
  document.body.innerHTML = '<button>Search</button><input>';
});
afterEach(() => jest.useRealTimers());

/** Clicks a number of times, each with this effect. */
async function click(times: number, effect: () => void = () => undefined) {
  // The body of a new test is no effect of its clicks.
  await Promise.resolve();
  for (let count = 0; count < times; count += 1) {
    document.querySelector('button')?.click();
    effect();
    await Promise.resolve();
  }
  await jest.advanceTimersByTimeAsync(500);
}

describe('a series of clicks', () => {
  test('is reported once after three clicks without effect', async () => {
    await click(3);
    expect(onRage).toHaveBeenCalledTimes(1);
    await click(2);
    expect(onRage).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => void]>([
    ['change the document', () => document.body.append('found')],
    ['change a text', () => ((document.querySelector('button')?.firstChild ?? document).nodeValue += '.')],
    ['scroll', () => dispatchEvent(new Event('scroll'))],
    ['open another tab', () => dispatchEvent(new Event('blur'))],
    ['select text', () => getSelection()?.selectAllChildren(document.body)],
  ])('is not reported if they %s', async (_case, effect) => {
    await click(4, effect);
    getSelection()?.removeAllRanges();
    expect(onRage).not.toHaveBeenCalled();
  });

  test('is reported although sections are laid out meanwhile', async () => {
    await click(3, () =>
      (document.querySelector('button') ?? document.body).style.setProperty('color', 'red'),
    );
    expect(onRage).toHaveBeenCalledTimes(1);
  });

  test('is not reported if the effect comes within half a second', async () => {
    setTimeout(() => document.body.append('found'), 400);
    await click(3);
    expect(onRage).not.toHaveBeenCalled();
  });
});
