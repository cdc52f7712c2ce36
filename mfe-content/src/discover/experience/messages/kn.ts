import type { messages as english } from './en';

export const messages = {
  ageFrom: '{age} ವರ್ಷದಿಂದ',
  ageRange: '{from}–{to} ವರ್ಷ',
  ageUnder: '{age} ವರ್ಷದೊಳಗೆ',
  extraGuestsPerNight: 'ಹೆಚ್ಚುವರಿ ಅತಿಥಿಗಳು, ಪ್ರತಿ ರಾತ್ರಿಗೆ',
  free: 'ಉಚಿತ',
  perPerson: 'ಒಬ್ಬರಿಗೆ',
} satisfies Record<keyof typeof english, string>;
