import { mockApi, renderRemote, flushPromises } from '@kaadu/harness/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../Header/Header';
import { headerData } from '../test-data';

mockApi();

const panel = () => within(screen.getByRole('dialog', { name: 'Search' }));

async function openSearch() {
  const { bus } = renderRemote(<Header data={headerData} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return { bus };
}

describe('mobile search panel', () => {
  test('slides in from the side with the title Search, a close button and the focus in the box', async () => {
    await openSearch();
    expect(screen.getByRole('dialog', { name: 'Search' })).toHaveAttribute('data-placement', 'right');
    expect(panel().getByRole('heading', { name: 'Search' })).toBeVisible();
    expect(panel().getByRole('combobox')).toHaveFocus();
    expect(await panel().findByRole('group', { name: 'Top Experiences' })).toBeVisible();
  });

  test('offers recent searches as it opens', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['reef']));
    await openSearch();
    expect(await panel().findByRole('option', { name: 'reef' })).toBeVisible();
    localStorage.clear();
  });

  test('the close button closes it and returns the focus', async () => {
    await openSearch();
    await userEvent.click(panel().getByRole('button', { name: 'Close search' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  test('Esc closes it', async () => {
    await openSearch();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('choosing a destination closes it', async () => {
    await openSearch();
    await userEvent.click(await panel().findByRole('option', { name: 'Kabini' }));
    await flushPromises();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('announces that it opened, and closes when another popup opens', async () => {
    const { bus } = await openSearch();
    expect(bus.emitted).toContainEqual({ name: 'page:popup-opened', payload: { id: 'search' } });
    act(() => bus.emit('page:popup-opened', { id: 'login' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bus.emitted.at(-1)).toEqual({ name: 'page:popup-closed', payload: { id: 'search' } });
  });
});
