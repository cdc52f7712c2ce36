import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of cards and forms that several pages have. */
export const sharedMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi" */ './hi'),
});

export const useSharedText = () => useText(sharedMessages);
