import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the primitives. */
export const uiMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi" */ './hi'),
});

export const useUiText = () => useText(uiMessages);
