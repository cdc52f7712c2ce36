import { brandName, monsoonOffer, supportPhone, whatsappNumber } from './enquiries';

/**
 * The brand and its public contact points: the only place to change for a new name or city. Values that
 * differ by deployment (origins) come from the environment instead.
 */
export const site = {
  name: brandName,
  city: 'Bengaluru',
  tagline: 'Slow roads, wild nights, good company',
  description:
    'Jungle lodges, farm stays, camps and adventures around Bengaluru, chosen by people who walk the trails. Honest prices, and advisors who pick up the phone.',
  supportPhone,
  secondPhone: '+91 98450 61100',
  supportEmail: 'hello@kaadutrails.example',
  whatsappNumber,
  monsoonOffer,
  supportHours: { opens: '09:00', closes: '18:00', label: 'Every day, 09:00–18:00 IST' },
  address: {
    street: '14 Rest House Crescent',
    locality: 'Bengaluru',
    region: 'Karnataka',
    postalCode: '560001',
    country: 'IN',
  },
  social: [
    { network: 'Instagram', href: 'https://www.instagram.com/kaadutrails' },
    { network: 'Facebook', href: 'https://www.facebook.com/kaadutrails' },
    { network: 'YouTube', href: 'https://www.youtube.com/@kaadutrails' },
  ],
} as const;

/** Deployment-dependent values for remotes; the shell reads them from its environment. */
export interface SiteOrigins {
  /** Public origin of the site, no trailing slash. */
  readonly siteUrl: string;
  /** Public origin of the API as a browser reaches it, no trailing slash. */
  readonly apiUrl: string;
  /** WebSocket of the chat (§7); without it the chat polls the API every few seconds. */
  readonly chatUrl?: string;
  /**
   * Service that responds `1;IN;…` with the visitor's country by IP (§7); without it the default country is
   * India.
   */
  readonly countryLookupUrl?: string;
  /** Script of the analytics tag, loaded after the page (§7); without it analytics are off. */
  readonly analyticsTagUrl?: string;
}
