/** @jest-environment jest-fixed-jsdom */
import { createMemoryRouter } from 'react-router-dom';
import { interactiveEvent } from '../../app/start-script';
import { layOutRest } from './lay-out-rest';

const routerOf = () => createMemoryRouter([{ path: '*', element: null }]);
const parts = () => [...document.querySelectorAll<HTMLElement>('[data-below-fold] > *')];
const visible = () => parts().filter(({ style }) => style.contentVisibility === 'visible');

beforeEach(() => {
  delete document.documentElement.dataset['laidOut'];
  document.body.innerHTML =
    '<main data-part="page"><div data-below-fold><p>one</p><p>two</p></div><p>three</p></main>';
});

function makeInteractive(): void {
  const page = document.querySelector<HTMLElement>('main');
  if (page) page.dataset['interactive'] = '';
  page?.dispatchEvent(new Event(interactiveEvent, { bubbles: true }));
}

test('parts below the first screen are laid out one by one once the page is interactive, not before', async () => {
  const seen: (string | null)[] = [];
  const below = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  below.mockReturnValue(new DOMRect(0, innerHeight + 1, 100, 100));
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    seen.push(...visible().map(({ textContent }) => textContent));
    return Number(setTimeout(callback));
  });
  const done = layOutRest({ router: routerOf() });
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(seen).toEqual([]);
  makeInteractive();
  await done;
  expect([...new Set(seen)]).toEqual(['one', 'two']);
  expect(visible()).toEqual([]);
  for (const mock of [frames, below]) mock.mockRestore();
});

test('a part that can be seen stays as it is', async () => {
  makeInteractive();
  await layOutRest({ router: routerOf() });
  expect(visible()).toEqual(parts());
});

test('from the first navigation on, pages are laid out as a whole', async () => {
  const router = routerOf();
  makeInteractive();
  await layOutRest({ router });
  expect(document.documentElement.dataset['laidOut']).toBeUndefined();
  await router.navigate('/stories');
  expect(document.documentElement.dataset['laidOut']).toBe('');
});
