/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  Link,
  NavigationProvider,
  pureMarkup,
  PureMarkupProvider,
  useNavigation,
  usePureContent,
  type PureMarkup,
} from '../index';
import { inMarkup, StaticMarkup, type InMarkup } from '../static-markup/index';

interface Story {
  readonly title: string;
  readonly place: string;
}

const stories: readonly Story[] = [
  { title: 'Four days of rain', place: 'Agumbe' },
  { title: 'Pulling up the wattle', place: 'Ooty' },
];
const storyItems = pureMarkup((all: readonly Story[]) =>
  all.map(({ title, place }) => (
    <li key={title}>
      <Link href="/stories/1">{title}</Link> in {place}
    </li>
  )),
);
const navigation = {
  location: { pathname: '/guides', search: '', hash: '' },
  pending: false,
  navigate: jest.fn(),
};

function Page({ data }: { readonly data: readonly Story[] | InMarkup }) {
  return (
    <NavigationProvider value={navigation}>
      <StaticMarkup as="ul" name="stories" data={data}>
        {storyItems}
      </StaticMarkup>
      <Address />
    </NavigationProvider>
  );
}

function Address() {
  return <p>at {useNavigation().location.pathname}</p>;
}

/** Renders markup within the rendering of a page, as a server does that has none yet. */
const pureMarkupOf: PureMarkup = (items, data) => {
  const elsewhere = { ...navigation, location: { ...navigation.location, pathname: '/' } };
  return renderToString(<NavigationProvider value={elsewhere}>{items(data)}</NavigationProvider>);
};

const serve = () =>
  renderToString(
    <PureMarkupProvider value={pureMarkupOf}>
      <Page data={stories} />
    </PureMarkupProvider>,
  );

test('it is the markup that is rendered without it, and what comes after it is too', () => {
  expect(serve()).toBe(renderToString(<Page data={stories} />));
  expect(serve()).toContain('/guides');
});

test.each([
  ['with its data', stories],
  ['without its data', inMarkup],
])('the browser takes it over %s', (_how, data) => {
  const container = document.createElement('div');
  container.innerHTML = serve();
  document.body.replaceChildren(container);
  const served = screen.getAllByRole('listitem');
  render(<Page data={data} />, { container, hydrate: true });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Four days of rain in Agumbe',
    'Pulling up the wattle in Ooty',
  ]);
  expect(items.every((item, index) => item === served[index])).toBe(true);
});

test('what listens to events does so in the browser, with the markup of the server', () => {
  interface Choice {
    readonly title: string;
    readonly onChoose: () => void;
  }
  const button = pureMarkup(
    ({ title, onChoose }: Choice) => <button onClick={onChoose}>{title}</button>,
    ({ title }) => title,
  );
  const Choices = ({ onChoose }: Pick<Choice, 'onChoose'>) => (
    <p {...usePureContent()(button, { title: 'Choose rain', onChoose })} />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <PureMarkupProvider value={pureMarkupOf}>
      <Choices onChoose={() => undefined} />
    </PureMarkupProvider>,
  );
  document.body.replaceChildren(container);
  const served = screen.getByRole('button');
  const onChoose = jest.fn();
  render(<Choices onChoose={onChoose} />, { container, hydrate: true });
  expect(screen.getByRole('button')).toBe(served);
  fireEvent.click(served);
  expect(onChoose).toHaveBeenCalled();
});
