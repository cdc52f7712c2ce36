import { Link, useNavigation } from '@kaadu/federation/react';
import { markupRenderer } from './markup-renderer';

const origins = { siteUrl: 'http://site', apiUrl: 'http://api' };

test('pure markup may have links', () => {
  const link = <Link href="/about">About us</Link>;
  expect(markupRenderer(origins)(link)).toBe('<a href="/about">About us</a>');
});

test('pure markup cannot use the address of the page in which it is rendered first', () => {
  const Here = () => <p>{useNavigation().location.pathname}</p>;
  expect(() => markupRenderer(origins)(<Here />)).toThrow('it cannot use the address of one');
});
