import type { messages as english } from './en';

export const messages = {
  membersPay: 'सदस्यों के लिए {total}, {saving} कम।',
  signIn: 'उस कीमत के लिए लॉग इन करें',
} satisfies Record<keyof typeof english, string>;
