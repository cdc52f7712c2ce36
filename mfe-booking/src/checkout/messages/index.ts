import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the checkout. */
export const checkoutMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-checkout" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-checkout" */ './hi'),
});

export const useCheckoutText = () => useText(checkoutMessages);
