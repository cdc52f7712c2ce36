import type { messages as english } from './en';

export const messages = {
  membersPay: 'ಸದಸ್ಯರಿಗೆ {total}, {saving} ಕಡಿಮೆ.',
  signIn: 'ಆ ಬೆಲೆಗೆ ಲಾಗಿನ್ ಆಗಿ',
} satisfies Record<keyof typeof english, string>;
