import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the outcome of a purchase. */
export const purchaseMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-purchase" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-purchase" */ './hi'),
});

export const usePurchaseText = () => useText(purchaseMessages);
