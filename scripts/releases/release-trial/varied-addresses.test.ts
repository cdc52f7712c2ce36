import type { Address } from './pages';
import { variedAddresses } from './varied-addresses';

const page = (path: string, query?: string[], more: Partial<Address> = {}): Address => ({
  route: { remote: 'content', path, expose: './x', layout: 'default', ...(query && { query }) },
  address: path,
  invented: false,
  ...more,
});

test('varied URLs alternate between pages with a parameter and unknown pages, without duplicates', () => {
  const addresses = variedAddresses(
    'content',
    [page('/', ['from', 'to']), page('/about', []), page('/any')],
    6,
  );
  expect(addresses).toEqual([
    '/?from=0',
    '/any?n=1',
    '/no-such-page-of-the-trial-2',
    '/?from=3',
    '/any?n=4',
    '/no-such-page-of-the-trial-5',
  ]);
});

test('a remote without pages is rendered in its slots, at unknown URLs', () => {
  const addresses = [page('/'), page('/x/1', ['q'], { invented: true })];
  expect(variedAddresses('header', addresses, 2)).toEqual([
    '/no-such-page-of-the-trial-0',
    '/no-such-page-of-the-trial-1',
  ]);
  expect(variedAddresses('content', addresses.slice(1), 1)).toEqual(['/no-such-page-of-the-trial-0']);
});
