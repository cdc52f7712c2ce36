import { screen, within } from '@testing-library/react';
import { searchBoxTests, searchInput } from './testing/search-box';

const { renderBox, search } = searchBoxTests();

describe('recent searches', () => {
  test('a search with a chosen result is offered again, newest first, and can be cleared', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['reef', 'one', 'two', 'three', 'four']));
    const { user } = await search('kab');
    await user.keyboard('{Enter}');
    await user.clear(searchInput());
    const group = await screen.findByRole('group', { name: 'Recent searches' });
    expect(
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['kab', 'reef', 'one', 'two', 'three']);
    await user.click(within(group).getByRole('option', { name: 'reef' }));
    expect(searchInput()).toHaveValue('reef');
    await user.clear(searchInput());
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('unreadable recent searches are logged and ignored', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('recentSearches', '{');
    const { user } = renderBox();
    await user.click(searchInput());
    expect(await screen.findByRole('group', { name: 'Top Experiences' })).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Ignored unreadable recent searches', expect.any(SyntaxError));
    warn.mockRestore();
  });
});
