import { listingKinds, listingSorts } from '@kaadu/contracts';
import { testMessages } from '@kaadu/harness/testing';
import { join } from 'node:path';
import { filterNames, listingViews } from '../listing/listing-query';

const root = join(__dirname, '../../..');

// Messages of these names are looked up by variables.
testMessages(root, [...listingKinds, ...listingSorts, ...listingViews, ...filterNames]);
testMessages(join(root, '../packages/travel-ui'));
