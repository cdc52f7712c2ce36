import { noSearchResults, searchAll, type SearchResults } from '@kaadu/contracts/search';
import { fakeClock, flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { dive, lodge, suggestions } from '../../test-data';
import { SearchBox } from '../SearchBox';

export const found: SearchResults = {
  ...noSearchResults,
  experiences: [lodge, dive],
  destinations: [{ primary_key: 3, name: 'Kabini' }],
};

export const searchInput = () => screen.getByRole('combobox');

/** Mocks the API and the clock of a test file; call it at the top of the file. */
export function searchBoxTests() {
  const api = mockApi();
  const clock = fakeClock();
  beforeEach(() => {
    localStorage.clear();
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });

  const renderBox = () => ({
    user: clock.user(),
    ...renderRemote(<SearchBox suggestions={suggestions} placement="dropdown" />),
  });
  /** Types a term, waits out the debounce and lets the API respond. */
  const search = async (term: string, results: typeof found = found) => {
    const view = renderBox();
    api.respond(searchAll, results);
    await view.user.type(searchInput(), term);
    await clock.advance(150);
    await flushPromises();
    return view;
  };
  return { api, clock, renderBox, search };
}
