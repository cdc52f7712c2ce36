import { site } from '@kaadu/contracts';

/** Returns the schema.org record of the business itself, with its support hours (§9). */
export function organization(base: URL) {
  const { supportHours, address } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': `${base.origin}/#business`,
    name: site.name,
    description: site.description,
    url: `${base.origin}/`,
    telephone: site.supportPhone,
    email: site.supportEmail,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: supportHours.opens,
      closes: supportHours.closes,
    },
    sameAs: site.social.map(({ href }) => href),
  };
}
