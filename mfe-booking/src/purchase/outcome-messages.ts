import { bookingMessages } from '@kaadu/travel-ui/booking-messages';
import { tripMessages } from '@kaadu/travel-ui/messages';
import { uiMessages } from '@kaadu/ui/messages';
import { partMessages } from '../parts/messages';
import { purchaseMessages } from './messages';

/** Messages of the pages that show the outcome of a purchase. */
export const outcomeMessages = [purchaseMessages, partMessages, bookingMessages, tripMessages, uiMessages];
