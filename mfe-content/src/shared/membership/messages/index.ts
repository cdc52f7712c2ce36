import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages about the prices of members. */
export const membershipMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-experience" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-experience" */ './hi'),
});

export const useMembershipText = () => useText(membershipMessages);
