/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen, type RenderOptions } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, NavigationProvider } from '../index';
import { omittedFromHydration, StaticMarkup, unlessEmpty, type OmittedFromHydration } from './index';

const stories = ['Four days of rain', 'Rice that smells of rain'];
const navigate = jest.fn();
afterEach(() => navigate.mockReset());

function page(content: ReactNode): ReactNode {
  const location = { pathname: '/', search: '', hash: '' };
  return <NavigationProvider value={{ location, pending: false, navigate }}>{content}</NavigationProvider>;
}

function Stories({
  data,
  onClick,
}: {
  readonly data: readonly string[] | OmittedFromHydration;
  readonly onClick?: () => void;
}) {
  return (
    <StaticMarkup as="ul" name="stories" data={data} onClick={onClick}>
      {(all) =>
        all.map((title, index) => (
          <li key={title}>
            <Link href={`/stories/${index}`}>{title}</Link>
          </li>
        ))
      }
    </StaticMarkup>
  );
}

/** Renders content as the server would, into a document. */
function serve(content: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(content));
  document.body.replaceChildren(container);
  return container;
}

const hydrate = (container: HTMLElement, content: ReactNode, options: RenderOptions = {}) =>
  render(page(content), { ...options, container, hydrate: true });

test('StaticMarkup keeps the markup of the server without its data', () => {
  const container = serve(<Stories data={stories} />);
  const elements = () => [screen.getByRole('list'), ...screen.getAllByRole('listitem')];
  const served = elements();
  hydrate(container, <Stories data={omittedFromHydration} />);
  expect(elements().every((element, index) => element === served[index])).toBe(true);
  expect(served).toHaveLength(3);
});

test('StaticMarkup links navigate in the page, and leave new tabs and other origins to the browser', () => {
  const onClick = jest.fn();
  hydrate(serve(<Stories data={stories} />), <Stories data={omittedFromHydration} onClick={onClick} />);
  const [first, second] = screen.getAllByRole('link');
  second?.setAttribute('target', '_blank');
  expect(isLeftToBrowser(first, { ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser(second)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(isLeftToBrowser(first)).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/stories/0');
  expect(onClick).toHaveBeenCalledTimes(3);
});

/** Clicks a link without following it, which jsdom cannot do. */
function isLeftToBrowser(link: HTMLElement | undefined, options: MouseEventInit = {}): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return isLeft;
}

test('StaticMarkup keeps its markup when hydration fails', () => {
  const container = serve(
    <main>
      <p>Rendered at noon</p>
      <Stories data={stories} />
    </main>,
  );
  const served = screen.getAllByRole('listitem');
  const onRecoverableError = jest.fn();
  const differs = (
    <main>
      <h1>Rendered at one</h1>
      <Stories data={omittedFromHydration} />
    </main>
  );
  hydrate(container, differs, { onRecoverableError });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(screen.getByRole('heading').textContent).toBe('Rendered at one');
  const items = screen.getAllByRole('listitem');
  expect(items.every((item, index) => item === served[index])).toBe(true);
  expect(items).toHaveLength(2);
});

test('StaticMarkup replaces the markup when data is loaded later', () => {
  const { rerender } = hydrate(serve(<Stories data={stories} />), <Stories data={omittedFromHydration} />);
  rerender(page(<Stories data={['Pulling up the wattle']} />));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pulling up the wattle']);
});

test('StaticMarkup renders normally when the server has rendered nothing', () => {
  render(page(<Stories data={stories} />));
  fireEvent.click(screen.getByRole('link', { name: 'Four days of rain' }));
  expect(navigate).toHaveBeenCalledWith('/stories/0', { replace: undefined, keepScroll: undefined });
});

test('unlessEmpty keeps an empty list, which has no markup', () => {
  expect(unlessEmpty([])).toEqual([]);
  expect(unlessEmpty(stories)).toBe(omittedFromHydration);
});
