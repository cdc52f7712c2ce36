import { mayBecomeMarkup, mayLoadScript } from './trusted-types';

const origin = 'https://kaadu.example';

test.each([
  ['a file of a release', '/releases/header/1.0.0/web/entry.js', true],
  ['a file of the shell, by its absolute URL', `${origin}/assets/shell.js`, true],
  ['the service worker', '/service-worker.js', true],
  ['a script that the policy of the document names', 'https://checkout.razorpay.com/v1/checkout.js', true],
  ['a page of this origin', '/experiences?x=/releases/', false],
  ['a path that only looks like a release', '/releases/../feed.xml', false],
])('%s: %s', (_, url, allowed) => {
  expect(mayLoadScript(url, origin)).toBe(allowed);
});

test.each([
  ['data without elements', '{"a":"\\u003cb>"}', true],
  ['the element with which React creates scripts', '<script></script>', true],
  ['an element', '<img src=x onerror=alert(1)>', false],
  ['a script with text', '<script>alert(1)</script>', false],
])('markup of %s', (_, html, allowed) => {
  expect(mayBecomeMarkup(html)).toBe(allowed);
});
