import { site } from '@kaadu/contracts';
import type { Faq } from '@kaadu/contracts/catalogue';

/** Questions about the business itself, which the catalogue does not contain. */
export const businessFaqs: readonly Faq[] = [
  {
    question: `When can I reach ${site.name}?`,
    answer: `${site.supportHours.label}, on ${site.supportPhone} or by e-mail at ${site.supportEmail}.`,
  },
  {
    question: 'Do prices include taxes?',
    answer:
      'Yes. Every price on a card or a page is the final amount with GST. Prices are usually lower when you are signed in.',
  },
  {
    question: 'Can I cancel a booking?',
    answer:
      'Every stay and activity shows on its page how much comes back and until which day. Nothing is hidden in the terms.',
  },
  {
    question: `How far from ${site.city} are your trips?`,
    answer: 'Each card shows the distance by road; most places are within a day’s drive.',
  },
];
