import { aboutMeta } from '../../info/about/about-meta';
import { contactMeta } from '../../tickets/contact/contact-meta';
import { termsMeta } from '../../info/terms/terms-meta';

test.each([
  ['/about', aboutMeta],
  ['/contact-us', contactMeta],
  ['/privacy-and-terms', termsMeta],
])('%s has a title, a canonical URL and a description of the business', (href, metaOf) => {
  const meta = metaOf(undefined, { url: new URL(href, 'https://site.test') });
  expect(meta.title).toMatch(/ \| Kaadu Trails$/);
  expect(meta.canonical).toBe(href);
  expect(JSON.stringify(meta.structuredData)).toContain('"openingHoursSpecification"');
});
