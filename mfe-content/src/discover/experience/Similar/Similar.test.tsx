import { listSimilarExperiences } from '@kaadu/contracts/listing';
import { flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { anExperience } from '@kaadu/travel-ui/testing';
import { anyTrip } from '@kaadu/travel-ui/trip';
import { screen } from '@testing-library/react';
import { aCard } from '../../../shared/tiles/test-data';
import { Similar } from './Similar';

const api = mockApi();
const experience = anExperience({ similar: [aCard({ primary_key: 14, url: 'reef', title: 'Reef' })] });
const wish = { ...anyTrip, from: '2099-12-04', to: '2099-12-06' } as const;

/** Reports every observed element as near the screen. */
beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((onChange) => {
    const observer = {
      root: null,
      rootMargin: '',
      scrollMargin: '',
      thresholds: [],
      observe: (target: Element) => {
        const { width, height } = target.getBoundingClientRect();
        const bounds = new DOMRect(0, 0, width, height);
        const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: bounds };
        onChange([{ ...entry, boundingClientRect: bounds, intersectionRect: bounds }], observer);
      },
      unobserve: () => undefined,
      disconnect: () => undefined,
      takeRecords: () => [],
    };
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

test('similar experiences keep the dates in their links, and without dates nothing is requested', async () => {
  renderRemote(<Similar experience={experience} wish={anyTrip} />);
  expect(screen.getByRole('link', { name: 'Reef' })).toHaveAttribute('href', '/experience/reef/14');
  expect(api.requests(listSimilarExperiences)).toEqual([]);
  await flushPromises();
});

test('with dates only those that the party can book are listed, at its price', async () => {
  const trip = {
    ...{ total: 1_050_000, member_total: 980_000, from: wish.from, to: wish.to, nights: 2, guests: 2 },
    free_cancellation_until: null,
  };
  api.respond(listSimilarExperiences, [{ ...aCard({ primary_key: 15, url: 'farm', title: 'Farm' }), trip }]);
  renderRemote(<Similar experience={experience} wish={wish} />);
  expect(await screen.findByRole('link', { name: 'Farm' })).toHaveAttribute(
    'href',
    '/experience/farm/15?from=2099-12-04&to=2099-12-06&guests=2',
  );
  expect(screen.queryByRole('link', { name: 'Reef' })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Similar experiences' })).toHaveTextContent('₹10,500');
  expect(api.requests(listSimilarExperiences)[0]?.query).toEqual({
    primary_key: '12',
    from: '2099-12-04',
    to: '2099-12-06',
    guests: '2',
  });
});

test('where none is free, others are shown and said to be for other dates', async () => {
  api.respond(listSimilarExperiences, []);
  renderRemote(<Similar experience={experience} wish={wish} />);
  expect(await screen.findByText(/Nothing similar nearby is free on your dates/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reef' })).toBeVisible();
});
