import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the parts that several pages of a booking share. */
export const partMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi" */ './hi'),
});

export const usePartText = () => useText(partMessages);
