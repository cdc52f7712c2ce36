import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages about dates, parties and prices. */
export const tripMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi" */ './hi'),
});

export const useTripText = () => useText(tripMessages);
