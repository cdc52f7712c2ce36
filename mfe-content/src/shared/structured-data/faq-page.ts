import type { Faq } from '@kaadu/contracts/catalogue';

/** Returns the schema.org record of FAQs, all of which the page must also show. */
export function faqPage(faqs: readonly Faq[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
