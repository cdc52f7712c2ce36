/** @jest-environment jest-fixed-jsdom */
import { focusPage } from './focus-page';

const show = (body: string) => {
  document.body.innerHTML = body;
};
const focused = () => document.activeElement?.id;

afterEach(() => show(''));

test('focusPage focuses the heading of the new page', () => {
  show('<a id="link" href="/about">About</a><main id="main"><h1 id="title">About us</h1></main>');
  document.querySelector('a')?.focus();
  focusPage();
  expect(focused()).toBe('title');
});

test('focusPage focuses the beginning of a page without a heading', () => {
  show('<main id="main"><p>Nothing here</p></main>');
  focusPage();
  expect(focused()).toBe('main');
});

test('focusPage keeps a focus that the page has set', () => {
  show('<main id="main"><h1 id="title">Sign in</h1><input id="name"></main>');
  document.querySelector('input')?.focus();
  focusPage();
  expect(focused()).toBe('name');
});

test('focusPage keeps the focus in an open dialog', () => {
  show('<main><h1 id="title">About us</h1></main><dialog open><button id="close">Close</button></dialog>');
  document.querySelector('button')?.focus();
  focusPage();
  expect(focused()).toBe('close');
});
