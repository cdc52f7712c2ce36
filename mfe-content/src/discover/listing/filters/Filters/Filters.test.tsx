import { renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noFilters, toggleKey } from '../../listing-query';
import { ListingPage } from '../../ListingPage';
import type { ListingData } from '../../load-listing';
import { aListing } from '../../test-data';

test('chosen amenities add up, and each has a chip that removes it', async () => {
  const query = toggleKey(noFilters, 'amenities_pk', 3);
  const data: ListingData = {
    listing: aListing(),
    query,
    datesDropped: false,
    pins: null,
    partyReduced: false,
    unanswered: null,
  };
  const { navigate } = renderRemote(<ListingPage data={data} />, { at: '/experiences' });
  const amenities = within(screen.getByRole('group', { name: 'Amenities' }));
  expect(amenities.getByRole('checkbox', { name: 'Dogs welcome 2' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Remove Dogs welcome' })).toHaveAttribute('href', '/experiences');
  await userEvent.click(amenities.getByRole('checkbox', { name: 'Swimming pool 6' }));
  expect(navigate).toHaveBeenLastCalledWith('/experiences?amenities_pk=1,3', {
    replace: false,
    keepScroll: true,
  });
});
