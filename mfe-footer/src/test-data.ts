import type { FooterData, FooterStory } from './load-footer';
import type { MonsoonOffer } from './offer/offer';

export const stories: readonly FooterStory[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(
  (blog_title, index) => ({ primary_key: index + 1, blog_url: blog_title.toLowerCase(), blog_title }),
);

export const offer: MonsoonOffer = {
  percent: 10,
  starts_on: '2020-06-01',
  ends_on: '2099-03-31',
  state: 'open',
};

export const footerData = {
  details: {
    activities: {
      water: [
        'On the water',
        [
          { name: 'Scuba diving', page_url: 'scuba-diving', pivot: { eoactivity_primary_key: 4 } },
          { name: 'Rafting', page_url: 'rafting', pivot: { eoactivity_primary_key: 5 } },
        ],
      ],
      land: ['On foot', [{ name: 'Trekking', page_url: 'trekking', pivot: { eoactivity_primary_key: 6 } }]],
    },
    places: [
      { primary_key: 3, name: 'Kabini' },
      { primary_key: 8, name: 'Coorg' },
    ],
  },
  stories,
  recentStory: { primary_key: 2, blog_url: 'two' },
  offer,
} satisfies FooterData;
