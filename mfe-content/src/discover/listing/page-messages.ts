import { tripMessages } from '@kaadu/travel-ui/messages';
import { uiMessages } from '@kaadu/ui/messages';
import { mapMessages } from '../../shared/map/messages';
import { sharedMessages } from '../../shared/trip/messages';
import { compareMessages } from '../compare/messages';
import { listingMessages } from '../messages';

/** Messages of pages that show results. */
export const listingPageMessages = [
  compareMessages,
  listingMessages,
  mapMessages,
  sharedMessages,
  tripMessages,
  uiMessages,
];
