import { listExperiencesOfActivity } from '@kaadu/contracts/activities';
import { listStoryCards } from '@kaadu/contracts/stories';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { aCard, aStory } from '../../shared/tiles/test-data';
import { loadNotFound, notFoundMeta } from './load-not-found';
import { NotFoundPage } from './NotFoundPage';

const api = mockApi();

async function visit(path: string) {
  const data = await loadNotFound(loaderArgs(path));
  renderRemote(<NotFoundPage data={data} />, { at: path });
}

test('shows at most six stories, each linked to its page', async () => {
  const seven = Array.from({ length: 7 }, (_, index) => aStory({ primary_key: index + 1 }));
  api.respond(listStoryCards, seven);
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

test('shows the experiences of the page design in the query without stories', async () => {
  api.respond(listStoryCards, []);
  api.respond(listExperiencesOfActivity, [aCard()]);
  await visit('/nope?dd=7');
  expect(api.requests(listExperiencesOfActivity).map(({ body }) => body)).toEqual([
    { eopagedesign_primary_key: '7' },
  ]);
  expect(screen.getByRole('link', { name: 'Misty Ridge Camp' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12',
  );
});

test('an empty page design in the query means the first one', async () => {
  api.respond(listStoryCards, []);
  api.respond(listExperiencesOfActivity, [aCard()]);
  await visit('/nope?dd=');
  expect(api.requests(listExperiencesOfActivity).map(({ body }) => body)).toEqual([
    { eopagedesign_primary_key: '1' },
  ]);
});

test('names the requested address with its query, in readable letters', async () => {
  api.respond(listStoryCards, []);
  api.respond(listExperiencesOfActivity, []);
  await visit('/%E0%B2%95%E0%B2%BE%E0%B2%A1%E0%B3%81?page=2&q=caf%C3%A9');
  expect(screen.getByText('Page not found: /ಕಾಡು?page=2&q=café')).toBeVisible();
});

test('two samples lead to the listing when both calls fail', async () => {
  api.respondWithError(listStoryCards, { message: 'Down', status: 503 });
  api.failNetwork(listExperiencesOfActivity);
  await visit('/nope');
  const links = screen.getAllByRole('link', { name: /A night under canvas|A day on the ridge/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/experiences', '/experiences']);
});

test('the structured data describes the business and its FAQs', async () => {
  const meta = notFoundMeta(
    { kind: 'samples', address: '/nope' },
    { url: new URL('https://site.test/nope') },
  );
  expect(meta.robots).toBe('noindex,follow');
  expect(meta.structuredData).toEqual([
    expect.objectContaining({
      '@type': 'TravelAgency',
      openingHoursSpecification: expect.objectContaining({ opens: '09:00', closes: '18:00' }),
    }),
    expect.objectContaining({ '@type': 'FAQPage' }),
  ]);
});
