import type { messages as english } from './en';

export const messages = {
  activities: 'ಚಟುವಟಿಕೆಗಳು',
  agesOfChildren: 'ಮಕ್ಕಳ ವಯಸ್ಸು',
  all: 'ಎಲ್ಲವೂ',
  checkInOrDay: 'ಚೆಕ್-ಇನ್ ಅಥವಾ ದಿನ',
  checkOutOptional: 'ಚೆಕ್-ಔಟ್ (ಐಚ್ಛಿಕ)',
  done: 'ಆಯಿತು',
  guests: 'ಅತಿಥಿಗಳು',
  kind: 'ಬಗೆ',
  next: 'ಮುಂದಿನದು',
  page: 'ಪುಟ {page}',
  pages: 'ಫಲಿತಾಂಶಗಳ ಪುಟಗಳು',
  previous: 'ಹಿಂದಿನದು',
  stays: 'ವಸತಿ',
} satisfies Record<keyof typeof english, string>;
