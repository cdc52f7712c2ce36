import type { SampleStory } from '@kaadu/sample-data';
import { readingMinutes, stories } from '../features/editorial/stories';
import { columnValues } from '../platform/editing/record-columns';

export function storyRow(story: SampleStory) {
  return {
    primaryKey: story.key,
    ...columnValues(stories, story),
    readingMinutes: readingMinutes(story.sections),
    imagePath: `stories/${story.key}/1`,
  };
}
