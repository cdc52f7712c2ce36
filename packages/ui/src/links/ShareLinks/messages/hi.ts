import type { messages as english } from './en';

export const messages = {
  copied: 'लिंक कॉपी हो गया',
  copyByHand: 'यह लिंक कॉपी करें: {url}',
  copyLink: 'लिंक कॉपी करें',
  share: 'शेयर करें',
  shareEmail: 'ईमेल से शेयर करें',
  shareFacebook: 'Facebook पर शेयर करें',
  shareWhatsapp: 'WhatsApp पर शेयर करें',
} satisfies Record<keyof typeof english, string>;
