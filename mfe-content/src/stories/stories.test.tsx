import { screen } from '@testing-library/react';
import { aStory } from '../test-data/cards';
import { showPage } from '../test-data/show-page';
import { aStoryDetail } from '../test-data/travel';
import { storyMeta } from './load-story';
import { storiesMeta } from './load-stories';
import { StoriesPage } from './StoriesPage/StoriesPage';
import { StoryPage } from './StoryPage/StoryPage';

const url = new URL('https://site.test/stories');

test('stories link to their pages and on to older ones', () => {
  showPage(<StoriesPage data={{ stories: [aStory()], total: 13, page: 1, page_count: 2 }} />, '/stories');
  expect(screen.getByRole('link', { name: 'Four days of rain in Agumbe' })).toHaveAttribute(
    'href',
    '/stories/rain-in-agumbe/3',
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/stories?page=2');
});

test('a page past the last leads back and stays out of the index', () => {
  const empty = { stories: [], total: 13, page: 9, page_count: 2 };
  showPage(<StoriesPage data={empty} />, '/stories?page=9');
  expect(screen.getByRole('link', { name: 'To the newest stories' })).toHaveAttribute('href', '/stories');
  expect(storiesMeta(empty, { url }).robots).toBe('noindex,follow');
});

test('a story shows author, date, reading time, text and where to go from there', () => {
  showPage(<StoryPage data={aStoryDetail()} />, '/stories/rain-in-agumbe/3');
  expect(screen.getByRole('heading', { level: 1, name: 'Four days of rain in Agumbe' })).toBeVisible();
  expect(screen.getByText('Meera Nair')).toBeVisible();
  expect(screen.getAllByText('14 July 2026')[0]).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The fourth day' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stays and adventures in Coorg' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The day the coffee flowers' })).toBeVisible();
});

test('a story without a title is called untitled, and says what it is to machines', () => {
  const { title, type, structuredData } = storyMeta(aStoryDetail({ blog_title: '' }), { url });
  expect(title).toBe('Untitled Story | Kaadu Trails');
  expect(type).toBe('article');
  expect(structuredData).toContainEqual(
    expect.objectContaining({ '@type': 'Article', datePublished: '2026-07-14' }),
  );
});
