/** @jest-environment jest-fixed-jsdom */
import type { StoryCard } from '@kaadu/contracts/cards';
import { createStoryFeed } from './story-feed';

const origins = { siteUrl: 'https://site.test', apiUrl: 'https://api.test' };
const story: StoryCard = {
  primary_key: 3,
  blog_url: 'rain-in-agumbe',
  blog_title: 'Rain & leeches',
  blog_description: 'Four days, one pair of <dry> socks.',
  card_image: { imagestorepath: 'stories/3/1', alt: '' },
  author: 'Meera Nair',
  published_at: '2026-07-14',
  reading_minutes: 6,
};
const feedOf = (stories: readonly StoryCard[]) => {
  const text = createStoryFeed(stories, origins).toString();
  return new DOMParser().parseFromString(text, 'application/xml').documentElement;
};
const textOf = (parent: Element | undefined, name: string) =>
  parent?.getElementsByTagName(name)[0]?.textContent;

test('story feed has an item with title, URL, date, author and image for each story', () => {
  const rss = feedOf([story]);
  expect(rss.tagName).toBe('rss');
  const [item] = rss.getElementsByTagName('item');
  expect(textOf(item, 'title')).toBe('Rain & leeches');
  expect(textOf(item, 'link')).toBe('https://site.test/stories/rain-in-agumbe/3');
  expect(textOf(item, 'guid')).toBe('https://site.test/stories/rain-in-agumbe/3');
  expect(textOf(item, 'pubDate')).toBe('Mon, 13 Jul 2026 18:30:00 GMT');
  expect(textOf(item, 'dc:creator')).toBe('Meera Nair');
  expect(textOf(item, 'description')).toBe('Four days, one pair of <dry> socks.');
  expect(item?.getElementsByTagName('media:content')[0]?.getAttribute('url')).toBe(
    'https://api.test/images/share@1x/stories/3/1.jpeg',
  );
});

test('story feed is a channel without items when there are no stories', () => {
  const rss = feedOf([]);
  expect(textOf(rss, 'link')).toBe('https://site.test/stories');
  expect(rss.getElementsByTagName('item')).toHaveLength(0);
});
