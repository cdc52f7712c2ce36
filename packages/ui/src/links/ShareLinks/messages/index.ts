import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the links to share a page. */
export const shareMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-share" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-share" */ './hi'),
});

export const useShareText = () => useText(shareMessages);
