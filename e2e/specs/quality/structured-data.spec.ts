import { test, expect } from '../../fixtures/explained-test';
import { siteUrl } from '../../environment';
import { vocabularyFaults } from '../../support/pages/schema-org';

/** Returns one URL of each kind of page in the sitemap. */
function oneOfEachKind(sitemap: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  const kinds = new Map(addresses.map((address) => [new URL(address).pathname.split('/')[1], address]));
  return [...kinds.values()];
}

test('the structured data of each kind of page is in the vocabulary of schema.org', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...oneOfEachKind(sitemap), `${siteUrl}/no-such-page`];
  expect(addresses.length).toBeGreaterThan(15);
  const records: object[] = [];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
    expect(found, address).not.toHaveLength(0);
    for (const [, text = ''] of found) {
      const record: unknown = JSON.parse(text);
      if (typeof record !== 'object' || record === null) throw new Error(`${address}: ${text}`);
      records.push(record);
    }
  }
  expect(vocabularyFaults(records)).toEqual([]);
});

test('the check finds an unknown property, one of another type, and a value of a wrong type', () => {
  const faulty = [
    { '@type': 'Article', headine: 'Rain' },
    { '@type': 'Article', priceRange: '₹' },
    { '@type': 'Article', author: { '@type': 'GeoCoordinates' } },
  ];
  const faults = vocabularyFaults(faulty.map((record) => ({ '@context': 'https://schema.org', ...record })));
  expect(faults).toEqual([
    expect.stringContaining('headine'),
    expect.stringContaining('priceRange'),
    expect.stringContaining('GeoCoordinates'),
  ]);
});
