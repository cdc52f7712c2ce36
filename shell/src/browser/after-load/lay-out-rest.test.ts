/** @jest-environment jest-fixed-jsdom */
import { createMemoryRouter } from 'react-router-dom';
import { interactiveEvent } from '../../app/start-script';
import { layOutRest } from './lay-out-rest';

const routerOf = () => createMemoryRouter([{ path: '*', element: null }]);
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('[data-below-fold] > *')].map(
    ({ style }) => style.contentVisibility,
  );

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

test('parts below the first screen are laid out once the page is interactive, not before', async () => {
  const done = layOutRest({ router: routerOf() });
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(laidOut().filter(Boolean)).toEqual([]);
  makeInteractive();
  await done;
  expect(laidOut()).toEqual(['visible', 'visible']);
});

test('from the first navigation on, pages are laid out as a whole', async () => {
  const router = routerOf();
  makeInteractive();
  await layOutRest({ router });
  expect(document.documentElement.dataset['laidOut']).toBeUndefined();
  await router.navigate('/stories');
  expect(document.documentElement.dataset['laidOut']).toBe('');
});
