import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the search page. */
export const searchMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-search" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-search" */ './hi'),
});

export const useSearchText = () => useText(searchMessages);
