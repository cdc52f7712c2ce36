import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the header. */
export const messages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi" */ './hi'),
});

export const useHeaderText = () => useText(messages);
