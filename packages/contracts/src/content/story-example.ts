import type { StoryText } from './stories';

/** A short story for the tests of the API and of pages. */
export const storyExample: StoryText = {
  sections: [{ heading: null, paragraphs: ['It rained.'] }],
};
