import { imageUrl, paths, site, storyFeedPath, type SiteOrigins } from '@kaadu/contracts';
import type { StoryCard } from '@kaadu/contracts/cards';
import { escapeUTF8 as e } from 'entities/escape';
import { element, xmlDeclaration } from './xml';

/**
 * Creates the feed of the newest stories as RSS 2.0 (https://www.rssboard.org/rss-specification). The package
 * `feed` supports neither `dc:creator`, for authors without an e-mail address, nor `media:content`.
 */
export function createStoryFeed(
  stories: readonly StoryCard[],
  { siteUrl, apiUrl }: Pick<SiteOrigins, 'siteUrl' | 'apiUrl'>,
): Buffer {
  const [newest] = stories;
  const channel = [
    element('title', `${site.name}: stories`),
    element('link', siteUrl + paths.stories.getHref()),
    element('description', `Notes from the trail by people who went, within reach of ${site.city}.`),
    element('language', 'en-in'),
    `<atom:link href="${e(siteUrl + storyFeedPath)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', rssDate(newest.published_at))] : []),
    ...stories.map((story) => item(story, siteUrl, apiUrl)),
  ];
  return Buffer.from(
    `${xmlDeclaration}\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>\n${channel.join('\n')}\n</channel></rss>\n`,
  );
}

function item(story: StoryCard, siteUrl: string, apiUrl: string): string {
  const url = siteUrl + paths.story.getHref(story.blog_url, story.primary_key);
  const image = story.card_image;
  return [
    '<item>',
    element('title', story.blog_title || 'Untitled Story'),
    element('link', url),
    element('guid', url),
    element('pubDate', rssDate(story.published_at)),
    element('dc:creator', story.author),
    element('description', story.blog_description),
    ...(image
      ? [
          `<media:content medium="image" url="${e(imageUrl(apiUrl, image.imagestorepath, 'share', { format: 'jpeg' }))}"/>`,
        ]
      : []),
    '</item>',
  ].join('');
}

/** Formats the start of a day in India as required by RFC 822. */
function rssDate(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toUTCString();
}
