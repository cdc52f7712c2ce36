/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MarkupRendererProvider, NavigationProvider, useNavigation } from '../index';
import { inMarkup, pureMarkup, StaticMarkup, type InMarkup } from './index';

interface Story {
  readonly title: string;
  readonly place: string;
}

const stories: readonly Story[] = [{ title: 'Four days of rain', place: 'Agumbe' }];
let rendered = 0;
beforeEach(() => (rendered = 0));

const list = pureMarkup((all: readonly Story[]) => {
  rendered += 1;
  return all.map(({ title, place }) => (
    <li key={title}>
      <Link href="/stories/1">{title}</Link> in {place}
    </li>
  ));
});

const stationary = { location: { pathname: '/', search: '', hash: '' }, pending: false, navigate: jest.fn() };

function Page({ children, location }: { readonly children: ReactNode; readonly location: string }) {
  return (
    <NavigationProvider value={{ ...stationary, location: { pathname: location, search: '', hash: '' } }}>
      <h1>{location}</h1>
      {children}
      <Address />
    </NavigationProvider>
  );
}

/** What comes after the markup must have the contexts and the ids that it had without it. */
function Address() {
  return <p>at {useNavigation().location.pathname}</p>;
}

const Stories = ({ data }: { readonly data: readonly Story[] | InMarkup }) => (
  <StaticMarkup as="ul" name="stories" data={data}>
    {list}
  </StaticMarkup>
);

/** A page as a server renders it. */
function serve(data: readonly Story[], location = '/'): string {
  const page = (
    <Page location={location}>
      <Stories data={data} />
    </Page>
  );
  return renderToString(
    <MarkupRendererProvider
      value={(content) =>
        renderToString(<NavigationProvider value={stationary}>{content}</NavigationProvider>)
      }
    >
      {page}
    </MarkupRendererProvider>,
  );
}

test('a server renders it once for all pages with the same data', () => {
  expect(serve(stories, '/about')).toContain('at <!-- -->/about');
  expect(serve(stories, '/guides')).toContain('at <!-- -->/guides');
  expect(rendered).toBe(1);
  expect(serve([{ title: 'Pulling up the wattle', place: 'Ooty' }])).toContain('Pulling up the wattle');
  expect(rendered).toBe(2);
});

test('it is the markup that would be rendered without it', () => {
  const unshared = (
    <Page location="/">
      <Stories data={stories} />
    </Page>
  );
  expect(serve(stories)).toBe(renderToString(unshared));
  expect(serve(stories)).toBe(renderToString(unshared));
});

test.each([
  ['with its data', stories],
  ['without its data', inMarkup],
])('the browser takes it over %s', (_how, data) => {
  const container = document.createElement('div');
  container.innerHTML = serve(stories);
  document.body.replaceChildren(container);
  const served = screen.getByRole('listitem');
  const page = (
    <Page location="/">
      <Stories data={data} />
    </Page>
  );
  render(page, { container, hydrate: true });
  expect(screen.getByRole('listitem')).toBe(served);
  expect(served.textContent).toBe('Four days of rain in Agumbe');
});
