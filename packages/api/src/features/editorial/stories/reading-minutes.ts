import type { StorySection } from '@kaadu/contracts/stories';

const wordsPerMinute = 220;

/** Returns the reading time of a story in whole minutes, at least one. */
export function readingMinutes(sections: readonly StorySection[]): number {
  const words = sections
    .flatMap((section) => section.paragraphs)
    .join(' ')
    .split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
