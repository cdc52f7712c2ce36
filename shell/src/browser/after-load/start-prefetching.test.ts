/** @jest-environment jest-fixed-jsdom */
import type { PageRef } from '../../app/composition';
import { freshMs, startPrefetching } from './start-prefetching';
import { pageServices } from './testing/page-services';

const story = '/stories/a-walk/7';
const links = `<a href="${story}#end"><b>Story</b></a>
  <a href="/my-bookings">Bookings</a>
  <a href="${story}?tab" target="_blank">Story in a tab</a>
  <a href="https://elsewhere.test${story}">Elsewhere</a>
  <p>Text</p>`;

/** IntersectionObserver for jsdom, which has no layout: the test decides what comes into view. */
class ViewObserver {
  static show: (targets: readonly Element[]) => void = () => undefined;
  readonly #observed = new Set<Element>();
  constructor(onChange: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    ViewObserver.show = (targets) =>
      onChange(
        targets
          .filter((target) => this.#observed.has(target))
          .map((target) => ({ isIntersecting: true, target })),
      );
  }
  observe(target: Element) {
    this.#observed.add(target);
  }
  disconnect() {
    this.#observed.clear();
  }
}

function setUp({ load = async (): Promise<unknown> => ({ title: 'A walk' }), saveData = false } = {}) {
  document.body.innerHTML = `<main>${links}</main>`;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: ViewObserver });
  const loadedCode: string[] = [];
  const asked: (string | undefined)[] = [];
  const services = pageServices(({ expose }: PageRef) => {
    loadedCode.push(expose);
    return {
      loader: ({ params }) => {
        asked.push(params['id']);
        return load();
      },
    };
  });
  const takePrefetched = startPrefetching(services);
  const take = () => takePrefetched(`http://localhost${story}`);
  return { loadedCode, asked, take };
}

function send(type: string, text: string): void {
  const element = [...document.querySelectorAll('b, a, p')].find(({ textContent }) => textContent === text);
  element?.dispatchEvent(new Event(type, { bubbles: true }));
}
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('prefetching of a link', () => {
  test.each([
    ['pointerover', 80],
    ['focusin', 80],
    ['touchstart', 1],
  ])('loads code and data after %s for %d ms, for one navigation', async (type, ms) => {
    const { loadedCode, asked, take } = setUp();
    send(type, 'Story');
    await wait(ms);
    expect(loadedCode).toEqual(['./story']);
    expect(await take()).toEqual({
      page: { remote: 'content', expose: './story' },
      status: 200,
      data: { title: 'A walk' },
    });
    expect(asked).toEqual(['7']);
    expect(take()).toBeUndefined();
  });

  test('ignores a pointer that only crosses it', async () => {
    const { loadedCode } = setUp();
    send('pointerover', 'Story');
    await wait(50);
    send('pointerover', 'Text');
    await wait(500);
    expect(loadedCode).toEqual([]);
  });

  test('leaves loading to the navigation when it is clicked at once', async () => {
    const { loadedCode } = setUp();
    send('pointerover', 'Story');
    send('click', 'Story');
    await wait(500);
    expect(loadedCode).toEqual([]);
  });

  test('loads it once while its data is fresh', async () => {
    const { asked, take } = setUp();
    for (const text of ['Story', 'Text', 'Story', 'Text']) {
      send('pointerover', text);
      await wait(100);
    }
    expect(asked).toHaveLength(1);
    await wait(freshMs);
    expect(take()).toBeUndefined();
  });

  test.each(['Bookings', 'Story in a tab', 'Elsewhere'])(
    'ignores a private page, another tab and another site: %s',
    async (text) => {
      const { loadedCode } = setUp();
      send('pointerover', text);
      await wait(100);
      expect(loadedCode).toEqual([]);
    },
  );

  test('leaves loading to the navigation when it fails', async () => {
    const { take } = setUp({ load: () => Promise.reject(new Error('404')) });
    send('pointerover', 'Story');
    await wait(100);
    expect(await take()).toBeUndefined();
  });
});

describe('prefetching of a link in view', () => {
  const show = () => ViewObserver.show([...document.querySelectorAll('a')]);

  test('loads the code of its page, once and without data', async () => {
    const { loadedCode, asked } = setUp();
    show();
    show();
    await wait(100);
    expect(loadedCode).toEqual(['./story']);
    expect(asked).toEqual([]);
  });

  test('does nothing when the visitor saves data', async () => {
    ViewObserver.show = () => undefined;
    const { loadedCode } = setUp({ saveData: true });
    show();
    await wait(100);
    expect(loadedCode).toEqual([]);
  });
});
