import type { messages as english } from './en';

export const messages = {
  copied: 'ಲಿಂಕ್ ನಕಲಾಗಿದೆ',
  copyByHand: 'ಈ ಲಿಂಕ್ ನಕಲಿಸಿ: {url}',
  copyLink: 'ಲಿಂಕ್ ನಕಲಿಸಿ',
  share: 'ಹಂಚಿಕೊಳ್ಳಿ',
  shareEmail: 'ಇಮೇಲ್‌ನಲ್ಲಿ ಹಂಚಿಕೊಳ್ಳಿ',
  shareFacebook: 'Facebook ನಲ್ಲಿ ಹಂಚಿಕೊಳ್ಳಿ',
  shareWhatsapp: 'WhatsApp ನಲ್ಲಿ ಹಂಚಿಕೊಳ್ಳಿ',
} satisfies Record<keyof typeof english, string>;
