/** @jest-environment jest-fixed-jsdom */
import { cacheComputedStyles } from './cached-styles';

const compute = jest.spyOn(window, 'getComputedStyle');

beforeAll(() => cacheComputedStyles(window));
beforeEach(() => {
  document.body.innerHTML = '<main><p>Text</p></main><style></style>';
  compute.mockClear();
});

const element = (selector: string) => document.querySelector(selector) ?? document.body;
const displayed = (selector: string) => window.getComputedStyle(element(selector)).display;

test('a style is computed once while the document is unchanged', () => {
  expect([displayed('p'), displayed('p')]).toEqual(['block', 'block']);
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each([
  ['an attribute of it', () => element('p').setAttribute('style', 'display: none')],
  ['a style sheet', () => (element('style').textContent = 'p { display: none }')],
])('a change of %s takes effect at once', (_what, change) => {
  expect(displayed('p')).toBe('block');
  change();
  expect(displayed('p')).toBe('none');
});

test('an inherited value follows the ancestor', () => {
  const visibility = () => window.getComputedStyle(element('p')).visibility;
  expect(visibility()).toBe('visible');
  element('main').setAttribute('style', 'visibility: hidden');
  expect(visibility()).toBe('hidden');
});
