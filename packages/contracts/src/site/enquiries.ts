import { encodeUriText } from '../fields/uri-text';

/**
 * The brand's name. In a file of its own with the contact points, so that small bundles contain only these.
 */
export const brandName = 'Kaadu Trails';
/** Fallback phone number of the whole site. */
export const supportPhone = '+91 80 4718 2200';
/** The sales team's number in the messaging app: digits with the country code. */
export const whatsappNumber = '919845061100';
/** Code of the coupon on the floating button of §2.7. */
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
 * Builds the first message of a chat (§2.2). On the page of an experience it requests the details that an
 * advisor needs for a quote.
 * @param address absolute URL of the visitor's page
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
