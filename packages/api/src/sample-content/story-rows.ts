import type { SampleStory } from '@kaadu/sample-data';
import { readingMinutes } from '../features/editorial/stories';

export function storyRow(story: SampleStory) {
  const sections = story.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: [...paragraphs],
  }));
  return {
    primaryKey: story.key,
    url: story.url,
    title: story.title,
    description: story.description,
    author: story.author,
    publishedAt: story.publishedAt,
    sections,
    readingMinutes: readingMinutes(sections),
    destinationPk: story.destination,
    imagePath: `stories/${story.key}/1`,
  };
}
