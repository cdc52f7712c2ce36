import { Link, useNavigation } from '@kaadu/federation/react';
import { pureMarkup } from '@kaadu/federation/react/static-markup';
import { pureMarkupFor } from './pure-markup';

const origins = { siteUrl: 'http://site', apiUrl: 'http://api' };
const stories = [{ title: 'Four days of rain' }];

let calls = 0;
const list = pureMarkup((all: typeof stories) => {
  calls += 1;
  return all.map(({ title }) => (
    <Link key={title} href="/stories/1">
      {title}
    </Link>
  ));
});
beforeEach(() => (calls = 0));

test('is rendered once for all pages that share the data', () => {
  for (let page = 0; page < 3; page += 1)
    expect(pureMarkupFor(origins)(list, stories)).toBe('<a href="/stories/1">Four days of rain</a>');
  expect(calls).toBe(1);
  expect(pureMarkupFor(origins)(list, [{ title: 'Rice' }])).toBe('<a href="/stories/1">Rice</a>');
  expect(calls).toBe(2);
});

test('of another version of a remote is its own, with the same data', () => {
  const newer = pureMarkup((all: typeof stories) => <p>{all.length}</p>);
  expect(pureMarkupFor(origins)(list, stories)).toContain('Four days of rain');
  expect(pureMarkupFor(origins)(newer, stories)).toBe('<p>1</p>');
});

test('a function that is not declared as pure is left to the page', () => {
  expect(pureMarkupFor(origins)(() => <p />, stories)).toBeUndefined();
});

test('cannot use the address of the page in which it is rendered first', () => {
  const Here = () => <p>{useNavigation().location.pathname}</p>;
  const here = pureMarkup(() => <Here />);
  expect(() => pureMarkupFor(origins)(here, stories)).toThrow('it cannot use the address of one');
});
