/** @jest-environment jest-fixed-jsdom */
import { focusPage } from './focus-page';

const show = (body: string) => {
  document.body.innerHTML = body;
};
const focused = () => document.activeElement?.id;

afterEach(() => show(''));

test('the heading of the new page gets the focus', () => {
  show('<a id="link" href="/about">About</a><main id="main"><h1 id="title">About us</h1></main>');
  document.querySelector('a')?.focus();
  focusPage();
  expect(focused()).toBe('title');
});

test('without a heading the beginning of the page gets it', () => {
  show('<main id="main"><p>Nothing here</p></main>');
  focusPage();
  expect(focused()).toBe('main');
});

test('a page that has put the focus somewhere keeps it there', () => {
  show('<main id="main"><h1 id="title">Sign in</h1><input id="name"></main>');
  document.querySelector('input')?.focus();
  focusPage();
  expect(focused()).toBe('name');
});

test('an open dialog keeps the focus', () => {
  show('<main><h1 id="title">About us</h1></main><dialog open><button id="close">Close</button></dialog>');
  document.querySelector('button')?.focus();
  focusPage();
  expect(focused()).toBe('close');
});
