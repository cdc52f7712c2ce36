import type { GuideContent } from './guide-content';

/** A short guide for the tests of the API and of pages. */
export const guideExample: GuideContent = {
  intro: ['Kodagu is small.'],
  how_to_get_there: [
    { mode: 'road', text: 'Through Mysuru.', hours: 5.5 },
    { mode: 'rail', text: 'To Mysuru, then a taxi.', hours: 7 },
  ],
  months: Array.from({ length: 12 }, (_, index) => ({
    high: 22 + (index % 5),
    rain: index === 6 ? 1080 : 20,
    verdict: index === 6 ? 'avoid' : 'best',
  })),
  best_time: ['October to March.'],
  faqs: [{ question: 'Is a car necessary?', answer: 'It helps.' }],
};
