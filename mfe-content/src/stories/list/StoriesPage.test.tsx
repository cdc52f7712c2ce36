import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { aStory } from '../../shared/tiles/test-data';
import { storiesMeta } from './load-stories';
import { StoriesPage } from './StoriesPage';

test('stories link to their pages, to the next page of the list, and to the feed', () => {
  renderRemote(<StoriesPage data={{ stories: [aStory()], total: 13, page: 1, page_count: 2 }} />, {
    at: '/stories',
  });
  expect(screen.getByRole('link', { name: 'Four days of rain in Agumbe' })).toHaveAttribute(
    'href',
    '/stories/rain-in-agumbe/3',
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/stories?page=2');
});

test('a page past the last links back to the first and is not indexed', () => {
  const empty = { stories: [], total: 13, page: 9, page_count: 2 };
  renderRemote(<StoriesPage data={empty} />, { at: '/stories?page=9' });
  expect(screen.getByRole('link', { name: 'To the newest stories' })).toHaveAttribute('href', '/stories');
  expect(storiesMeta(empty, { url: new URL('https://site.test/stories?page=9') }).robots).toBe(
    'noindex,follow',
  );
});
