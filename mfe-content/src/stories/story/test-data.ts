import type { StoryDetail } from '@kaadu/contracts/stories';
import { storyExample } from '@kaadu/contracts/story-example';
import { aCard, aStory } from '../../shared/tiles/test-data';

export function aStoryDetail(over: Partial<StoryDetail> = {}): StoryDetail {
  return {
    ...aStory(),
    ...storyExample,
    sections: [
      { heading: null, paragraphs: ['It rained.'] },
      { heading: 'The fourth day', paragraphs: ['It rained more.'] },
    ],
    destination: { primary_key: 1, name: 'Coorg', url: 'coorg' },
    related_stories: [
      aStory({ primary_key: 4, blog_url: 'coffee', blog_title: 'The day the coffee flowers' }),
    ],
    related_experiences: [aCard()],
    ...over,
  };
}
