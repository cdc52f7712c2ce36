import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of choosing and holding a trip, and of its price. */
export const bookingMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-booking" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-booking" */ './hi'),
});

export const useBookingText = () => useText(bookingMessages);
