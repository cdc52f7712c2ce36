import { testOrigins } from '@kaadu/harness';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aCard, aStory } from '../../shared/tiles/test-data';
import { loaderArgs } from '@kaadu/harness/testing';
import { renderRemote } from '@kaadu/harness/testing';
import { loadNotFound, notFoundMeta } from './load-not-found';
import { NotFoundPage } from './NotFoundPage';

const { apiUrl } = testOrigins;
const stories = `${apiUrl}/getStoriesForCard`;
const experiences = `${apiUrl}/experience/getExpCardsForActivity`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const success = (data: unknown) => () => HttpResponse.json({ status: 'success', data });
const down = () => HttpResponse.json({ status: 'error', message: 'Down' }, { status: 503 });

async function visit(path: string) {
  const data = await loadNotFound(loaderArgs(path));
  renderRemote(<NotFoundPage data={data} />, { at: path });
}

test('stories come first, at most six, each linked to its page', async () => {
  const seven = Array.from({ length: 7 }, (_, index) => aStory({ primary_key: index + 1 }));
  server.use(http.post(stories, success(seven)));
  await visit('/nope');
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(screen.getByText('Page not found: /nope')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Stories that you should not miss' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Four days of rain in Agumbe' });
  expect(links).toHaveLength(6);
  expect(links[0]).toHaveAttribute('href', '/stories/rain-in-agumbe/1');
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Explore Experiences' })).toHaveAttribute('href', '/experiences');
});

test('without stories the experiences of the page design in the query show', async () => {
  let design: unknown;
  server.use(
    http.post(stories, success([])),
    http.post(experiences, async ({ request }) => {
      design = await request.json();
      return success([aCard()])();
    }),
  );
  await visit('/nope?dd=7');
  expect(design).toEqual({ eopagedesign_primary_key: '7' });
  expect(screen.getByRole('link', { name: 'Misty Ridge Camp' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12',
  );
});

test('with both calls failing two samples lead to the listing', async () => {
  server.use(http.post(stories, down), http.post(experiences, down));
  await visit('/nope');
  const links = screen.getAllByRole('link', { name: /A night under canvas|A day on the ridge/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/experiences', '/experiences']);
});

test('the page describes the business with questions that it also shows', async () => {
  const meta = notFoundMeta({ kind: 'samples' }, { url: new URL('https://site.test/nope') });
  expect(meta.robots).toBe('noindex,follow');
  expect(meta.structuredData).toEqual([
    expect.objectContaining({
      '@type': 'TravelAgency',
      openingHoursSpecification: expect.objectContaining({ opens: '09:00', closes: '18:00' }),
    }),
    expect.objectContaining({ '@type': 'FAQPage' }),
  ]);
});
