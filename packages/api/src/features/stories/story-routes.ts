import {
  ExpCardsForActivityBody,
  ExpCardsResponse,
  RecentStoryResponse,
  StoriesForCardBody,
  StoriesForCardResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listCardsForActivity } from '../activities/list-cards-for-activity';
import { listStories } from './repository';
import { serveCached } from '../../platform/http/serve-cached';
import type { Services } from '../../services';
import { success } from '../../platform/http/envelope';

const mostStories = 24;

/** Stories, and the cards that stand beside them. */
export function storyRoutes({ database: { db }, cache }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/getRecentStory',
      { schema: { tags: ['content'], response: { 200: RecentStoryResponse } } },
      (request, reply) =>
        serveCached(request, reply, cache, 'recent-story', RecentStoryResponse, async () => {
          const [newest] = await listStories(db, { limit: 1 });
          return newest ? { primary_key: newest.primary_key, blog_url: newest.blog_url } : null;
        }),
    );
    app.post(
      '/getStoriesForCard',
      { schema: { tags: ['content'], body: StoriesForCardBody, response: { 200: StoriesForCardResponse } } },
      async ({ body }) => {
        const limit = Math.min(Math.max(Number.parseInt(body.maxStory, 10) || 0, 0), mostStories);
        return success(limit === 0 ? [] : await listStories(db, { limit }));
      },
    );
    app.post(
      '/experience/getExpCardsForActivity',
      {
        schema: { tags: ['experience'], body: ExpCardsForActivityBody, response: { 200: ExpCardsResponse } },
      },
      async ({ body }) => success(await listCardsForActivity(db, Number(body.eopagedesign_primary_key))),
    );
  };
}
