import { encodeUriText } from '../fields/uri-text';

/** The brand's name. It stands with the contact points in a file of its own, so that small bundles carry only these. */
export const brandName = 'Kaadu Trails';
/** The number that every part of the site falls back to. */
export const supportPhone = '+91 80 4718 2200';
/** The sales team's number in the messaging app: digits with the country code. */
export const whatsappNumber = '919845061100';
/** Code of the coupon that the floating button of §2.7 is about. */
export const monsoonOffer = 'MONSOON10';

/** Turns a displayed phone number into a `tel:` link target. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** WhatsApp deep link to the sales team with a prefilled message (§7). */
export function whatsappHref(message: string): string {
  return `https://wa.me/${whatsappNumber}?text=${encodeUriText(message)}`;
}

/**
 * The enquiry that a chat begins with (§2.2). On a page of one experience it asks for what an advisor needs to quote.
 * @param address absolute address of the page that the visitor is on
 */
export function chatMessage(address: string): string {
  const greeting = `Hi ${brandName}!`;
  if (!new URL(address).pathname.startsWith('/experience/')) {
    return `${greeting} I would like to plan a trip. I am looking at ${address}`;
  }
  const questions = [
    'Full name',
    'Date of travel',
    'Location',
    'Number of guests',
    'Budget',
    'Preferred experience',
  ];
  return [`${greeting} I am interested in ${address}`, '', ...questions.map((q) => `${q}: `)].join('\n');
}
