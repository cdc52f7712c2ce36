import type { StoryText } from './stories';

/** What a short story holds, for the tests of the API and of pages. */
export const storyExample: StoryText = {
  sections: [{ heading: null, paragraphs: ['It rained.'] }],
};
