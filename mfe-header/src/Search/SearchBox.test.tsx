import { mockApi, renderRemote, flushPromises, fakeClock } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dive, lodge, suggestions } from '../test-data';
import { SearchBox } from './SearchBox';

const api = mockApi();
const clock = fakeClock();
const found = {
  experiences: [lodge, dive],
  destinations: [{ primary_key: 3, name: 'Kabini' }],
  activities: [],
};
const nothing = { experiences: [], destinations: [], activities: [] };
const noResults = 'No results found. Try a different search term.';

const box = () => screen.getByRole('combobox');
const marked = () =>
  screen.queryAllByText((_text, element) => element?.tagName === 'MARK').map((mark) => mark.textContent);
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

function renderBox() {
  const user = clock.user();
  return { user, ...renderRemote(<SearchBox suggestions={suggestions} placement="dropdown" />) };
}

/** Types a term, waits out the pause and lets the API answer. */
async function search(term: string, answer: typeof found = found) {
  const view = renderBox();
  api.respond('/search/all', answer);
  await view.user.type(box(), term);
  await clock.advance(150);
  await flushPromises();
  return view;
}

describe('search panel', () => {
  test('is closed until the box is focused or clicked', async () => {
    const { user } = renderBox();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(box());
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  test('shows suggestions under Top Experiences and Top Destinations before typing', async () => {
    const { user } = renderBox();
    await user.click(box());
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      2,
    );
    expect(screen.getByRole('group', { name: 'Top Experiences' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Top Destinations' })).toBeVisible();
  });

  test('a click outside closes it', async () => {
    const { user } = renderBox();
    await user.click(box());
    await user.click(document.body);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('shows a loading skeleton while the search runs, then results', async () => {
    const { user } = renderBox();
    const release = api.respondLater('/search/all');
    await user.type(box(), 'k');
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

  test('a failed search ends loading and reads as no results', async () => {
    const { user } = renderBox();
    api.failNetwork('/search/all');
    await user.type(box(), 'kab');
    await clock.advance(150);
    await flushPromises();
    expect(screen.queryByTestId('search-skeleton')).not.toBeInTheDocument();
    expect(screen.getByText(noResults)).toBeVisible();
  });

  test('the clear button empties the box and shows the suggestions again', async () => {
    const { user } = await search('kab', nothing);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Top Experiences' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  test('emptying the box by hand clears the results and shows suggestions', async () => {
    const { user } = await search('kab', nothing);
    await user.clear(box());
    expect(screen.queryByText(noResults)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Top Experiences' })).toBeVisible();
  });

  test('a link to all experiences opens in a new tab', async () => {
    const { user } = renderBox();
    await user.click(box());
    const link = screen.getByRole('link', { name: 'See all experiences' });
    expect(link).toHaveAttribute('href', '/experiences');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('the results area is at most 320 px high on a desktop', () => {
    const css = readFileSync(join(__dirname, 'SearchPanel.module.css'), 'utf8');
    expect(css).toMatch(/@media \(min-width: 768px\) \{\s*\.area \{\s*max-height: 320px;/);
  });
});

describe('search calls', () => {
  test('a single letter is searched: there is no minimum length', async () => {
    await search('k');
    expect(api.requests('/search/all').map(({ query }) => query)).toEqual([{ text: 'k' }]);
  });

  test('waits 150 ms after the last key', async () => {
    const { user } = renderBox();
    api.respond('/search/all', found);
    await user.type(box(), 'ka');
    await clock.advance(149);
    await flushPromises();
    expect(api.requests('/search/all')).toHaveLength(0);
    await clock.advance(1);
    await flushPromises();
    expect(api.requests('/search/all').map(({ query }) => query)).toEqual([{ text: 'ka' }]);
  });

  test('a slow old answer never overwrites a new one', async () => {
    const { user } = renderBox();
    const releaseOld = api.respondLater('/search/all');
    await user.type(box(), 'net');
    await clock.advance(150);
    await flushPromises();
    api.respond('/search/all', { ...nothing, experiences: [lodge] });
    await user.clear(box());
    await user.type(box(), 'kab');
    await clock.advance(150);
    await flushPromises();
    releaseOld({ ...nothing, experiences: [dive] });
    await flushPromises();
    expect(optionNames()).toEqual([expect.stringContaining('Kabini Jungle Lodge')]);
  });

  test('an emptied box asks for nothing', async () => {
    const { user } = renderBox();
    await user.type(box(), 'k');
    await user.clear(box());
    await clock.advance(1000);
    expect(api.requests('/search/all')).toHaveLength(0);
  });
});

describe('search results', () => {
  test('an experience opens in a new tab at its address', async () => {
    await search('kab');
    const option = screen.getAllByRole('option')[0];
    expect(option).toHaveAttribute('href', '/experience/kabini-jungle-lodge/12');
    expect(option).toHaveAttribute('target', '_blank');
  });

  test('an experience shows picture, short name, place and badge', async () => {
    await search('x');
    const stay = screen.getAllByRole('option')[0] ?? document.body;
    expect(within(stay).getByRole('presentation')).toHaveAttribute(
      'src',
      'https://api.test/images/thumbnail@1x/experiences/12/1.webp',
    );
    expect(stay).toHaveTextContent('Kabini Jungle LodgeKabini, MysuruStay');
  });

  test('without a short name it shows the title, without a picture a stand-in, and Activity when it is no stay', async () => {
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

  test('the searched letters are marked in names and places', async () => {
    await search('kab lodge');
    expect(marked().slice(0, 3)).toEqual(['Kab', 'Lodge', 'Kab']);
  });

  test('letters with a meaning in patterns are searched as they are', async () => {
    await search('(k.');
    expect(optionNames()).toHaveLength(3);
    expect(marked()).toEqual([]);
  });
});

describe('search by keyboard', () => {
  test('arrow keys go through the options and around, and Enter opens the active one', async () => {
    const { user } = await search('kab');
    const options = screen.getAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(options[2]).toHaveAttribute('aria-selected', 'true');
    const opened = jest.fn((event: Event) => event.preventDefault());
    options[2]?.addEventListener('click', opened);
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('the focus stays in the box, which names its list', async () => {
    const { user } = renderBox();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  test('Esc closes the panel first and then empties the box', async () => {
    const { user } = await search('kab');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveValue('kab');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  test('tabbing out of the search closes the panel', async () => {
    const user = clock.user();
    renderRemote(
      <>
        <SearchBox suggestions={suggestions} placement="dropdown" />
        <button type="button">After</button>
      </>,
    );
    await user.tab();
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('the number of results is announced', async () => {
    await search('kab');
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
  });
});

describe('recent searches', () => {
  test('a search that led somewhere is offered again, the newest first, and can be cleared', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['reef', 'one', 'two', 'three', 'four']));
    const { user } = await search('kab');
    await user.keyboard('{Enter}');
    await user.clear(box());
    const group = screen.getByRole('group', { name: 'Recent searches' });
    expect(
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['kab', 'reef', 'one', 'two', 'three']);
    await user.click(within(group).getByRole('option', { name: 'reef' }));
    expect(box()).toHaveValue('reef');
    await user.clear(box());
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('an unreadable memory is logged and ignored', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('recentSearches', '{');
    const { user } = renderBox();
    await user.click(box());
    expect(warn).toHaveBeenCalledWith('Ignored unreadable recent searches', expect.any(SyntaxError));
    expect(screen.getByRole('group', { name: 'Top Experiences' })).toBeVisible();
    warn.mockRestore();
  });
});
