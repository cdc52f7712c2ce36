import type { messages as english } from './en';

export const messages = {
  activity: 'ಚಟುವಟಿಕೆ',
  breadcrumb: 'ನೀವಿರುವ ಜಾಗ',
  newRating: 'ಹೊಸದು',
  rated: '5ರಲ್ಲಿ {rating} ರೇಟಿಂಗ್',
  ratedIn: '{count, plural, one {# ವಿಮರ್ಶೆಯಲ್ಲಿ 5ಕ್ಕೆ {rating} ರೇಟಿಂಗ್} other {# ವಿಮರ್ಶೆಗಳಲ್ಲಿ 5ಕ್ಕೆ {rating} ರೇಟಿಂಗ್}}',
  remove: '{name} ತೆಗೆಯಿರಿ',
  stay: 'ವಸತಿ',
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
} satisfies Record<keyof typeof english, string>;
