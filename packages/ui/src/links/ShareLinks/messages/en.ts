export const messages = {
  copied: 'Link copied',
  copyByHand: 'Copy this link: {url}',
  copyLink: 'Copy link',
  share: 'Share',
  shareEmail: 'Share by e-mail',
  shareFacebook: 'Share on Facebook',
  shareWhatsapp: 'Share on WhatsApp',
};
