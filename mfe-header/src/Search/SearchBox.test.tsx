import { noSearchResults, searchAll } from '@kaadu/contracts/search';
import { flushPromises } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dive, lodge } from '../test-data';
import { found, searchBoxTests, searchInput } from './testing/search-box';

const { api, clock, renderBox, search } = searchBoxTests();
const nothing = noSearchResults;
const noResults = 'No results found. Try a different search term.';
const marked = () =>
  screen.queryAllByText((_text, element) => element?.tagName === 'MARK').map((mark) => mark.textContent);
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('search panel', () => {
  test('is closed until the box is focused or clicked', async () => {
    const { user } = renderBox();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.tab();
    expect(searchInput()).toHaveFocus();
    expect(await screen.findByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(searchInput());
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  test('shows suggestions under Top Experiences and Top Destinations before typing', async () => {
    const { user } = renderBox();
    await user.click(searchInput());
    await screen.findByRole('listbox');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      2,
    );
    expect(screen.getByRole('group', { name: 'Top Experiences' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Top Destinations' })).toBeVisible();
  });

  test('a click outside closes it', async () => {
    const { user } = renderBox();
    await user.click(searchInput());
    await screen.findByRole('listbox');
    await user.click(document.body);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('shows a loading skeleton while the search runs, then results', async () => {
    const { user } = renderBox();
    const release = api.respondLater(searchAll);
    await user.type(searchInput(), 'k');
    expect(screen.getByTestId('search-skeleton')).toBeInTheDocument();
    await clock.advance(150);
    expect(screen.getByTestId('search-skeleton')).toBeInTheDocument();
    release(found);
    await flushPromises();
    expect(screen.queryByTestId('search-skeleton')).not.toBeInTheDocument();
    expect(optionNames()).toContain('Kabini Jungle LodgeKabini, MysuruStay');
  });

  test('each heading over results is followed by the product name', async () => {
    await search('kab');
    expect(screen.getByRole('group', { name: 'Top Experiences Kaadu Trails' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Top Destinations Kaadu Trails' })).toBeVisible();
  });

  test('says so when nothing matches', async () => {
    await search('zzz', nothing);
    expect(screen.getByText(noResults)).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('a failed search shows as no results', async () => {
    const { user } = renderBox();
    api.failNetwork(searchAll);
    await user.type(searchInput(), 'kab');
    await clock.advance(150);
    await flushPromises();
    expect(screen.queryByTestId('search-skeleton')).not.toBeInTheDocument();
    expect(screen.getByText(noResults)).toBeVisible();
  });

  test('the clear button empties the box and shows the suggestions again', async () => {
    const { user } = await search('kab', nothing);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(searchInput()).toHaveValue('');
    expect(searchInput()).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Top Experiences' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  test('emptying the box by hand clears the results and shows suggestions', async () => {
    const { user } = await search('kab', nothing);
    await user.clear(searchInput());
    expect(screen.queryByText(noResults)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Top Experiences' })).toBeVisible();
  });

  test('a link to all experiences opens in a new tab', async () => {
    const { user } = renderBox();
    await user.click(searchInput());
    const link = await screen.findByRole('link', { name: 'See all experiences' });
    expect(link).toHaveAttribute('href', '/experiences');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('the results area is at most 320 px high on a desktop', () => {
    const css = readFileSync(join(__dirname, 'SearchPanel.module.css'), 'utf8');
    expect(css).toMatch(
      /@media \(width >= 48em\) \{\s*@container \(width >= 47em\) \{\s*\.area \{\s*max-height: 320px;/,
    );
  });
});

describe('search calls', () => {
  test('a single letter is searched: there is no minimum length', async () => {
    await search('k');
    expect(api.requests(searchAll).map(({ query }) => query)).toEqual([{ text: 'k' }]);
  });

  test('waits 150 ms after the last key', async () => {
    const { user } = renderBox();
    api.respond(searchAll, found);
    await user.type(searchInput(), 'ka');
    await clock.advance(149);
    await flushPromises();
    expect(api.requests(searchAll)).toHaveLength(0);
    await clock.advance(1);
    await flushPromises();
    expect(api.requests(searchAll).map(({ query }) => query)).toEqual([{ text: 'ka' }]);
  });

  test('a late response to an earlier term is ignored', async () => {
    const { user } = renderBox();
    const releaseOld = api.respondLater(searchAll);
    await user.type(searchInput(), 'net');
    await clock.advance(150);
    await flushPromises();
    api.respond(searchAll, { ...nothing, experiences: [lodge] });
    await user.clear(searchInput());
    await user.type(searchInput(), 'kab');
    await clock.advance(150);
    await flushPromises();
    releaseOld({ ...nothing, experiences: [dive] });
    await flushPromises();
    expect(optionNames()).toEqual([expect.stringContaining('Kabini Jungle Lodge')]);
  });

  test('an empty box sends no request', async () => {
    const { user } = renderBox();
    await user.type(searchInput(), 'k');
    await user.clear(searchInput());
    await clock.advance(1000);
    expect(api.requests(searchAll)).toHaveLength(0);
  });
});

describe('search results', () => {
  test('an experience opens in a new tab at its URL', async () => {
    await search('kab');
    const option = screen.getAllByRole('option')[0];
    expect(option).toHaveAttribute('href', '/experience/kabini-jungle-lodge/12');
    expect(option).toHaveAttribute('target', '_blank');
  });

  test('an experience shows image, short name, place and badge', async () => {
    await search('x');
    const stay = screen.getAllByRole('option')[0] ?? document.body;
    expect(within(stay).getByRole('presentation')).toHaveAttribute(
      'src',
      'https://api.test/images/thumbnail@1x/experiences/12/1',
    );
    expect(stay).toHaveTextContent('Kabini Jungle LodgeKabini, MysuruStay');
  });

  test('falls back to the title and a placeholder image, and shows Activity unless it is a stay', async () => {
    await search('x');
    const activity = screen.getAllByRole('option')[1] ?? document.body;
    expect(activity).toHaveTextContent('Netrani Reef DiveMurudeshwar coastActivity');
    expect(within(activity).queryByRole('presentation')).not.toBeInTheDocument();
  });

  test('a destination leads to its listing with the exact query', async () => {
    await search('mys');
    const group = screen.getByRole('group', { name: /Top Destinations/ });
    expect(within(group).getByRole('option', { name: 'Kabini' })).toHaveAttribute(
      'href',
      '/experiences?destinations_pk=3&activities_pk=&themes_pk=&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=500,100000',
    );
  });

  test('the search words are marked in names and places', async () => {
    await search('kab lodge');
    expect(marked().slice(0, 3)).toEqual(['Kab', 'Lodge', 'Kab']);
  });

  test('characters special in regular expressions are matched literally', async () => {
    await search('(k.');
    expect(optionNames()).toHaveLength(3);
    expect(marked()).toEqual([]);
  });
});
