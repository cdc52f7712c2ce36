import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of comparing experiences. */
export const compareMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-compare" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-compare" */ './hi'),
});

export const useCompareText = () => useText(compareMessages);
