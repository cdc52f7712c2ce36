import { Link, pureMarkup, useNavigation } from '@kaadu/federation/react';
import { useId } from 'react';
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

test('cannot use an id of the page in which it is rendered first', () => {
  const Titled = () => <h2 id={useId()}>Stories</h2>;
  const titled = pureMarkup(() => <Titled />);
  expect(() => pureMarkupFor(origins)(titled, stories)).toThrow('it cannot use an id of one');
});

describe('with a key', () => {
  interface Choice {
    readonly title: string;
    readonly onChoose: () => void;
  }
  const keyOf = ({ title }: Choice) => title;
  const choice = pureMarkup(({ title, onChoose }: Choice) => {
    calls += 1;
    return <button onClick={onChoose}>{title}</button>;
  }, keyOf);
  const markup = (title: string) => pureMarkupFor(origins)(choice, { title, onChoose: () => undefined });

  test('is rendered once for data that says the same', () => {
    for (let page = 0; page < 3; page += 1) expect(markup('Rice')).toBe('<button>Rice</button>');
    expect(calls).toBe(1);
    expect(markup('Rain')).toBe('<button>Rain</button>');
    expect(calls).toBe(2);
  });

  test('may be nothing, by an empty key', () => {
    const nothing = pureMarkup(
      (_: Choice) => null,
      () => '',
    );
    for (let page = 0; page < 2; page += 1)
      expect(pureMarkupFor(origins)(nothing, { title: '', onChoose: () => undefined })).toBe('');
  });

  test('keeps what was asked for most recently, within its bound', () => {
    const titles = Array.from({ length: 60 }, (_, index) => `${index}`.padEnd(10_000, 'a'));
    titles.forEach(markup);
    calls = 0;
    titles.slice(-10).forEach(markup);
    expect(calls).toBe(0);
    titles.slice(0, 10).forEach(markup);
    expect(calls).toBe(10);
  });
});
