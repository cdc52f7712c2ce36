import type { SampleGuide, SampleStory } from '@kaadu/sample-data';
import { readingMinutes } from '../features/stories/reading-minutes';
import { slug } from '../platform/text/slug';

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

export function guideRow(guide: SampleGuide) {
  return {
    primaryKey: guide.key,
    url: guide.url,
    destinationPk: guide.destination,
    title: guide.title,
    summary: guide.summary,
    content: {
      intro: [...guide.intro],
      how_to_get_there: guide.howToGetThere.map((journey) => ({ ...journey })),
      months: guide.months.map((month) => ({ ...month })),
      best_time: [...guide.bestTime],
      faqs: guide.faqs.map((faq) => ({ ...faq })),
    },
    imagePath: `guides/${guide.key}/1`,
  };
}

export function placeRows(guide: SampleGuide) {
  return guide.places.map((place, index) => ({ ...place, ...child(guide, index), slug: slug(place.name) }));
}

export function thingRows(guide: SampleGuide) {
  return guide.thingsToDo.map((thing, index) => ({
    ...thing,
    ...child(guide, index),
    slug: slug(thing.name),
  }));
}

function child(guide: SampleGuide, index: number) {
  return {
    primaryKey: guide.key * 100 + index + 1,
    destinationPk: guide.destination,
    position: index,
    imagePath: `guides/${guide.key}/1`,
  };
}
