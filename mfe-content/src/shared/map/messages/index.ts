import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of maps. */
export const mapMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-map" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-map" */ './hi'),
});

export const useMapText = () => useText(mapMessages);
