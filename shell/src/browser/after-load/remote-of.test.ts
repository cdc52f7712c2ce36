/** @jest-environment jest-fixed-jsdom */
import { remoteOf as ownerOf } from './remote-of';

const remoteOf = (node?: Node | null) => ownerOf(node, ['footer', 'content', 'river', 'river-maps']);

test('remoteOf returns the remote of the closest element with a generated class', () => {
  document.body.innerHTML =
    '<div class="shell-Layout-a1b2c"><main class="shell-Main-a1b2c"><div class="content-page-x1y2z"><p class="contents"><b>Text</b></p></div></main><footer class="footer-root-1 wide">x</footer></div>';
  expect(remoteOf(document.querySelector('b')?.firstChild)).toBe('content');
  expect(remoteOf(document.querySelector('footer'))).toBe('footer');
  expect(remoteOf(document.querySelector('main'))).toBeUndefined();
  expect(remoteOf(null)).toBeUndefined();
});

test.each([
  ['river-maps-page-x1y2z', 'river-maps'],
  ['river-page-x1y2z', 'river'],
])('remoteOf tells apart remotes of which one begins like the other: %s', (name, remote) => {
  document.body.innerHTML = `<p class="${name}"></p>`;
  expect(remoteOf(document.querySelector('p'))).toBe(remote);
});
