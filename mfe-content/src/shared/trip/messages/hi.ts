import type { messages as english } from './en';

export const messages = {
  activities: 'गतिविधियाँ',
  agesOfChildren: 'बच्चों की उम्र',
  all: 'सभी',
  checkInOrDay: 'चेक-इन या दिन',
  checkOutOptional: 'चेक-आउट (वैकल्पिक)',
  done: 'हो गया',
  guests: 'मेहमान',
  kind: 'प्रकार',
  next: 'अगला',
  page: 'पेज {page}',
  pages: 'नतीजों के पेज',
  previous: 'पिछला',
  stays: 'ठहरने की जगहें',
} satisfies Record<keyof typeof english, string>;
