import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { storyMeta } from './load-story';
import { StoryPage } from './StoryPage';
import { aStoryDetail } from './test-data';

test('shows author, date, reading time, text and related links', () => {
  renderRemote(<StoryPage data={aStoryDetail()} />, { at: '/stories/rain-in-agumbe/3' });
  expect(screen.getByRole('heading', { level: 1, name: 'Four days of rain in Agumbe' })).toBeVisible();
  expect(screen.getByText('Meera Nair')).toBeVisible();
  expect(screen.getAllByText('14 July 2026')[0]).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The fourth day' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stays and adventures in Coorg' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The day the coffee flowers' })).toBeVisible();
});

test('a story without a title is Untitled Story, and its structured data is an article', () => {
  const { title, type, structuredData } = storyMeta(aStoryDetail({ blog_title: '' }), {
    url: new URL('https://site.test/stories/rain-in-agumbe/3'),
  });
  expect(title).toBe('Untitled Story | Kaadu Trails');
  expect(type).toBe('article');
  expect(structuredData).toContainEqual(
    expect.objectContaining({ '@type': 'Article', datePublished: '2026-07-14' }),
  );
});
