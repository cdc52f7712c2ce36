import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { StoryDetail } from '@kaadu/contracts/stories';
import { loadStory, storyHydration, storyMeta, type StoryData } from '../../stories/story/load-story';
import { StoryPage } from '../../stories/story/StoryPage';

export const page = {
  loader: loadStory,
  meta: storyMeta,
  Page: StoryPage,
  hydrationData: storyHydration,
} satisfies PageModule<Api, StoryDetail, StoryData>;
