import * as endpoints from '@kaadu/contracts/stories';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { getStoriesPage } from './get-stories-page';
import { getStory, getStoryCard, listCardsForStory } from './get-story';
import { listStories } from './repository';

const maxCards = 24;

export function storyRoutes({ database: { db } }: Services): Route[] {
  return [
    route(endpoints.getRecentStory, async () => {
      const [newest] = await listStories(db, { limit: 1 });
      return newest ? { primary_key: newest.primary_key, blog_url: newest.blog_url } : null;
    }),
    route(endpoints.listStoryCards, async ({ body }) => {
      const limit = Math.min(Math.max(Number.parseInt(body.maxStory, 10) || 0, 0), maxCards);
      return limit === 0 ? [] : listStories(db, { limit });
    }),
    route(endpoints.listStories, ({ query }) => getStoriesPage(db, query.page)),
    route(endpoints.getStory, ({ query }) => getStory(db, query.primary_key)),
    route(endpoints.getStoryCard, ({ query }) => getStoryCard(db, query.primary_key)),
    route(endpoints.listExperiencesOfStory, ({ body }) => listCardsForStory(db, body.primary_key)),
  ];
}
