import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the listing. */
export const listingMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi" */ './hi'),
});

export const useListingText = () => useText(listingMessages);
