import { Link, useNavigation } from '@kaadu/federation/react';
import { markupRenderer } from './markup-renderer';

const markupOf = markupRenderer({ siteUrl: 'http://site', apiUrl: 'http://api' });

test('pure markup may have links', () => {
  expect(markupOf(<Link href="/about">About us</Link>)).toBe('<a href="/about">About us</a>');
});

test('pure markup cannot use the address of the page in which it is rendered first', () => {
  const Here = () => <p>{useNavigation().location.pathname}</p>;
  expect(() => markupOf(<Here />)).toThrow('it cannot use the address of one');
});
