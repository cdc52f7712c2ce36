import { site } from '@kaadu/contracts';

export interface TermsSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Terms, privacy and refunds in plain language. */
export const termsSections: readonly TermsSection[] = [
  {
    id: 'booking',
    title: 'Booking with us',
    paragraphs: [
      `${site.name} arranges stays and activities that are run by independent operators. Your contract for the stay or activity is with the operator who runs it; we act as their agent and remain your first point of contact.`,
      'A booking exists once we have confirmed it in writing. Prices on the site are final amounts in Indian rupees with GST. When a price on the site is plainly wrong, we tell you before taking money, and you may walk away.',
      'Some places ask for a government photo identity from every adult; forest departments may refuse entry without it.',
    ],
  },
  {
    id: 'cancellation',
    title: 'Cancellation and refunds',
    paragraphs: [
      'Each stay and activity carries its own refund steps, shown on its page and in your confirmation. The step that applies is the one in force at the end of the day, India time, on which you cancel.',
      'When the operator cancels, or the weather or an authority closes the place, you choose between another date and all your money back.',
      'Refunds go to the means of payment that was used.',
    ],
  },
  {
    id: 'risk',
    title: 'Outdoors is outdoors',
    paragraphs: [
      'Walking, rafting, diving and wildlife carry risks that good guides reduce and cannot remove. Age and fitness notes on each page are conditions, not suggestions. Tell us about illness, pregnancy and allergies before you go.',
      'Guides may turn a group back. Their decision about safety is final.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'We ask for your name, e-mail address and mobile number to sign you in and to arrange your trip, and pass on to the operator only what is needed to receive you.',
      'Your browser keeps your sign-in on your own device, and a cookie remembers for seven days which campaign brought you here. We do not sell personal data.',
      `You may ask at any time what we hold about you, have it corrected, or have it deleted: write to ${site.supportEmail}. You can leave the newsletter through the link in every issue.`,
    ],
  },
  {
    id: 'grievance',
    title: 'Complaints and grievance officer',
    paragraphs: [
      `Write to the grievance officer at ${site.supportEmail}, or by post to ${site.name}, ${site.address.street}, ${site.address.locality} ${site.address.postalCode}. We acknowledge within 48 hours and answer within a month.`,
      `These terms are under Indian law; the courts of ${site.address.locality} have jurisdiction.`,
    ],
  },
];
