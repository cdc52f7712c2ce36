import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { StoriesPage as Stories } from '@kaadu/contracts/stories';
import { loadStories, storiesMeta } from '../../stories/list/load-stories';
import { StoriesPage } from '../../stories/list/StoriesPage';

export const page = { loader: loadStories, meta: storiesMeta, Page: StoriesPage } satisfies PageModule<
  Api,
  Stories
>;
