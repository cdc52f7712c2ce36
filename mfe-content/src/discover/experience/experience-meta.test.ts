import { anExperience } from '@kaadu/travel-ui/testing';
import { experienceMeta, experienceTrail } from './experience-meta';

const url = new URL('https://site.test/experience/misty-ridge-camp-coorg/12?utm_source=x');

test('a stay describes itself as a lodging with an offer for each room', () => {
  const { structuredData, canonical, title } = experienceMeta(anExperience(), { url });
  expect(title).toBe('Misty Ridge Camp, Coorg | Kaadu Trails');
  expect(canonical).toBe('/experience/misty-ridge-camp-coorg/12');
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'LodgingBusiness',
      checkinTime: '14:00',
      makesOffer: [
        expect.objectContaining({ price: '5250.00', priceCurrency: 'INR' }),
        expect.objectContaining({ name: 'Estate room' }),
      ],
    }),
  );
});

test('an activity describes itself as a trip', () => {
  const { structuredData } = experienceMeta(anExperience({ is_stay: false }), { url });
  expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'TouristTrip' }));
});

test('an unrated experience has no aggregate rating', () => {
  const { structuredData } = experienceMeta(anExperience({ rating: null, faqs: [] }), { url });
  expect(JSON.stringify(structuredData)).not.toMatch(/aggregateRating|FAQPage/);
});

test('the breadcrumbs end with the page itself', () => {
  const [crumbs] = experienceMeta(anExperience(), { url }).structuredData ?? [];
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: 'Home', item: 'https://site.test/' },
      { name: 'Experiences' },
      { name: 'Coorg' },
      { name: 'Misty Ridge Camp', item: 'https://site.test/experience/misty-ridge-camp-coorg/12' },
    ],
  });
});

test('the way back to the lists keeps dates and party', () => {
  const party = { adults: 2, ages: [8] };
  const trail = experienceTrail(anExperience(), { from: '2099-12-04', to: '2099-12-06', party });
  const query = 'from=2099-12-04&to=2099-12-06&guests=3&ages=8';
  expect(trail.map(({ href }) => href)).toEqual([
    '/',
    `/experiences?${query}`,
    expect.stringMatching(new RegExp(`destinations_pk=\\d+&.*&${query}$`)),
  ]);
});
