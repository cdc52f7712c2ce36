import { createMessages, useText } from '@kaadu/federation/react';
import { messages as english } from './en';

/** Messages of the page of an experience. */
export const experienceMessages = createMessages(english, {
  kn: () => import(/* webpackChunkName: "kn-experience" */ './kn'),
  hi: () => import(/* webpackChunkName: "hi-experience" */ './hi'),
});

export const useExperienceText = () => useText(experienceMessages);
