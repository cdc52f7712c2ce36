/** @jest-environment jest-fixed-jsdom */
import { createMemoryRouter } from 'react-router-dom';
import { interactiveEvent } from '../../app/start-script';
import { layOutRest } from './lay-out-rest';

const routerOf = () => createMemoryRouter([{ path: '*', element: null }]);
const parts = () => [...document.querySelectorAll<HTMLElement>('[data-below-fold] > *')];
const visible = () => parts().filter(({ style }) => style.contentVisibility === 'visible');

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset['laidOut'];
  document.body.innerHTML =
    '<main data-part="page"><div data-below-fold><p>one</p><p>two</p></div><p>three</p></main>';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets idle periods and frames pass until the work is done. */
async function finished(work: Promise<void>): Promise<void> {
  await jest.advanceTimersByTimeAsync(1_000);
  await work;
}

function makeInteractive(): void {
  const page = document.querySelector<HTMLElement>('main');
  if (page) page.dataset['interactive'] = '';
  page?.dispatchEvent(new Event(interactiveEvent, { bubbles: true }));
}

test('layOutRest lays out sections below the first screen one by one once the page is interactive', async () => {
  const seen: (string | null)[] = [];
  const below = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  below.mockReturnValue(new DOMRect(0, innerHeight + 1, 100, 100));
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    seen.push(...visible().map(({ textContent }) => textContent));
    return Number(setTimeout(callback));
  });
  const done = layOutRest({ router: routerOf() });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([]);
  makeInteractive();
  await finished(done);
  expect([...new Set(seen)]).toEqual(['one', 'two']);
  expect(visible()).toEqual([]);
});

test('layOutRest leaves a visible section unchanged', async () => {
  makeInteractive();
  await finished(layOutRest({ router: routerOf() }));
  expect(visible()).toEqual(parts());
});

test('layOutRest lays out whole pages after the first navigation', async () => {
  const router = routerOf();
  makeInteractive();
  await finished(layOutRest({ router }));
  expect(document.documentElement.dataset['laidOut']).toBeUndefined();
  await router.navigate('/stories');
  expect(document.documentElement.dataset['laidOut']).toBe('');
});
