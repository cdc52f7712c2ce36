import { listingKinds, listingSorts, site } from '@kaadu/contracts';
import { testMessages } from '@kaadu/harness/testing';
import { join } from 'node:path';
import { sharedMessages } from '../../shared/trip/messages';
import { filterNames, listingViews } from '../listing/listing-query';

const root = join(__dirname, '../../..');

// Messages of these names are looked up by variables.
testMessages(root, [...listingKinds, ...listingSorts, ...listingViews, ...filterNames]);
testMessages(join(root, '../packages/travel-ui'));
testMessages(join(root, '../packages/ui'));

test('the messages name the city of the site', () => {
  expect(sharedMessages.in('en')('city')).toBe(site.city);
});
