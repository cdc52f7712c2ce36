import type { messages as english } from './en';

export const messages = {
  ageFrom: '{age} साल से',
  ageRange: '{from}–{to} साल',
  ageUnder: '{age} साल से कम',
  extraGuestsPerNight: 'अतिरिक्त मेहमान, प्रति रात',
  free: 'मुफ़्त',
  perPerson: 'प्रति व्यक्ति',
} satisfies Record<keyof typeof english, string>;
