import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { suggestions } from '../test-data';
import { SearchBox } from './SearchBox';
import { searchBoxTests, searchInput } from './testing/search-box';

const { clock, renderBox, search } = searchBoxTests();

describe('search by keyboard', () => {
  test('arrow keys go through the options and around, and Enter opens the active one', async () => {
    const { user } = await search('kab');
    const options = screen.getAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(searchInput()).toHaveAttribute('aria-activedescendant', options[1]?.id);
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
    expect(searchInput()).toHaveAttribute('aria-expanded', 'false');
    await user.click(searchInput());
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}');
    expect(searchInput()).toHaveFocus();
    expect(searchInput()).toHaveAttribute('aria-expanded', 'true');
    expect(searchInput()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  test('Esc closes the panel first and then empties the box', async () => {
    const { user } = await search('kab');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(searchInput()).toHaveValue('kab');
    await user.keyboard('{Escape}');
    expect(searchInput()).toHaveValue('');
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
    expect(await screen.findByRole('listbox')).toBeVisible();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('the number of results is announced', async () => {
    await search('kab');
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
  });

  test('Enter without a chosen option opens all results on a page of their own', async () => {
    const { user, navigate } = await search('kodagu & co');
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/search?text=kodagu%20%26%20co');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('Enter in an empty box opens nothing', async () => {
    const { user, navigate } = renderBox();
    await user.click(searchInput());
    await user.keyboard('{Enter}');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('the box is a form that opens the results without JavaScript', () => {
    renderBox();
    const input = searchInput();
    const form = input instanceof HTMLInputElement ? input.form : null;
    expect(form).toHaveAttribute('action', '/search');
    expect(input).toHaveAttribute('name', 'text');
  });

  test('the panel links to all results for the search text', async () => {
    await search('kab');
    expect(screen.getByRole('link', { name: /^All results for “ ?kab ?”$/ })).toHaveAttribute(
      'href',
      '/search?text=kab',
    );
  });
});
