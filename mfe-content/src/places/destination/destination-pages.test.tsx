import { renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import { aLocation } from '../test-data';
import { overviewMeta, placesToVisitMeta, thingsToDoMeta } from './load-destination';
import { OverviewPage } from './OverviewPage';
import { PlacesToVisitPage } from './PlacesToVisitPage';
import { ThingsToDoPage } from './ThingsToDoPage';

const bare = () => aLocation({ guide: null, places: [], things_to_do: [], related_experiences: [] });
const at = (path: string) => ({ url: new URL(path, 'https://site.test') });

test('the overview has the destination’s places, season, ways to reach it and neighbours', () => {
  renderRemote(<OverviewPage data={aLocation()} />, { at: '/places/coorg/1' });
  for (const name of [
    'On the map',
    'Places to visit',
    'Things to do',
    'When to go',
    'How to get there',
    'Nearby',
  ])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(screen.getByText('Best: October to March.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kabini' })).toHaveAttribute('href', '/places/kabini/2');
});

test('the pages of a destination link to each other and mark the present one', () => {
  renderRemote(<PlacesToVisitPage data={aLocation()} />, { at: '/places-to-visit/coorg/1' });
  const pages = within(screen.getByRole('navigation', { name: 'About Coorg' }));
  const links = pages.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/places/coorg/1',
    '/places-to-visit/coorg/1',
    '/things-to-do/coorg/1',
    '/how-to-get-there/coorg/301',
    '/best-time-to-visit/coorg/301',
    '/guide/coorg/301',
  ]);
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Places to visit');
});

test('the map shows what can be booked with its price', () => {
  renderRemote(<OverviewPage data={aLocation()} />);
  const map = within(screen.getByRole('group', { name: 'Map of Coorg' }));
  expect(map.getByRole('link', { name: 'Misty Ridge Camp ₹5,250' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12',
  );
});

test('each place to visit has a section and a link to its page', () => {
  renderRemote(<PlacesToVisitPage data={aLocation()} />);
  expect(screen.getByRole('heading', { level: 2, name: '2. Dubare' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'More about Dubare' })).toHaveAttribute('href', '/place/dubare/14');
});

test('each thing to do has a section that its URL names', () => {
  renderRemote(<ThingsToDoPage data={aLocation()} />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'Walk an estate' })).toHaveAttribute('href', '#walk-an-estate');
});

test.each([
  ['places to visit', PlacesToVisitPage],
  ['things to do', ThingsToDoPage],
])('a destination without %s says so and offers links', (_what, Page) => {
  renderRemote(<Page data={bare()} />);
  expect(screen.getByText('Nothing written about Coorg yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview of Coorg' })).toHaveAttribute('href', '/places/coorg/1');
});

test('an empty list is excluded from search engines, and one with entries is not', () => {
  const url = at('/places-to-visit/coorg/1');
  expect(placesToVisitMeta(bare(), url).robots).toBe('noindex,follow');
  expect(thingsToDoMeta(bare(), url).robots).toBe('noindex,follow');
  expect(placesToVisitMeta(aLocation(), url).robots).toBeUndefined();
});

test('the structured data lists the places in order, and the attractions of the destination', () => {
  const list = placesToVisitMeta(aLocation(), at('/places-to-visit/coorg/1')).structuredData;
  expect(list).toContainEqual(
    expect.objectContaining({
      '@type': 'ItemList',
      itemListElement: [
        expect.objectContaining({ name: 'Tadiandamol', url: 'https://site.test/place/tadiandamol/11' }),
        expect.objectContaining({ name: 'Dubare' }),
      ],
    }),
  );
  expect(overviewMeta(aLocation(), at('/places/coorg/1')).structuredData).toContainEqual(
    expect.objectContaining({ '@type': 'TouristDestination', name: 'Coorg' }),
  );
});
