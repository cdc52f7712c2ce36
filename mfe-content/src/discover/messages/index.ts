import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the listing. */
export const listingMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-listing" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-listing" */ './hi'),
});

export const useListingText = () => useText(listingMessages);
