/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen, type RenderOptions } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, NavigationProvider } from '../index';
import { inMarkup, StaticMarkup, unlessEmpty, type InMarkup } from './index';

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
  readonly data: readonly string[] | InMarkup;
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

/** A document that the server has rendered. */
function serve(content: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(content));
  document.body.replaceChildren(container);
  return container;
}

const hydrate = (container: HTMLElement, content: ReactNode, options: RenderOptions = {}) =>
  render(page(content), { ...options, container, hydrate: true });

test('the browser takes over the markup of the server without its data', () => {
  const container = serve(<Stories data={stories} />);
  const elements = () => [screen.getByRole('list'), ...screen.getAllByRole('listitem')];
  const served = elements();
  hydrate(container, <Stories data={inMarkup} />);
  expect(elements().every((element, index) => element === served[index])).toBe(true);
  expect(served).toHaveLength(3);
});

test('its links navigate in the page, and leave to the browser what is its', () => {
  const onClick = jest.fn();
  hydrate(serve(<Stories data={stories} />), <Stories data={inMarkup} onClick={onClick} />);
  const [first, second] = screen.getAllByRole('link');
  second?.setAttribute('target', '_blank');
  expect(isLeftToBrowser(first, { ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser(second)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(isLeftToBrowser(first)).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/stories/0');
  expect(onClick).toHaveBeenCalledTimes(3);
});

/** Clicks on a link, which jsdom cannot follow. */
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

test('what could not be hydrated keeps its markup', () => {
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
      <Stories data={inMarkup} />
    </main>
  );
  hydrate(container, differs, { onRecoverableError });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(screen.getByRole('heading').textContent).toBe('Rendered at one');
  const kept = screen.getAllByRole('listitem');
  expect(kept.every((item, index) => item === served[index])).toBe(true);
  expect(kept).toHaveLength(2);
});

test('data that is loaded later replaces the markup', () => {
  const { rerender } = hydrate(serve(<Stories data={stories} />), <Stories data={inMarkup} />);
  rerender(page(<Stories data={['Pulling up the wattle']} />));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pulling up the wattle']);
});

test('where the server has rendered nothing it is rendered as usual', () => {
  render(page(<Stories data={stories} />));
  fireEvent.click(screen.getByRole('link', { name: 'Four days of rain' }));
  expect(navigate).toHaveBeenCalledWith('/stories/0', { replace: undefined, keepScroll: undefined });
});

test('of an empty list nothing is in the markup', () => {
  expect(unlessEmpty([])).toEqual([]);
  expect(unlessEmpty(stories)).toBe(inMarkup);
});
