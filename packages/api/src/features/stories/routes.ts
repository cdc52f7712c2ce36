import {
  ExpCardsResponse,
  RecentStoryResponse,
  SavedResponse,
  StoriesForCardBody,
  StoriesForCardResponse,
  StoriesPageResponse,
  StoryBody,
  StoryCardResponse,
  StoryDetailResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf } from '../../platform/audit/actor-of';
import { success } from '../../platform/http/envelope';
import { ByKey, PageText } from '../../platform/http/query-schemas';
import { serveCached } from '../../platform/http/serve-cached';
import { requireUser } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { getStoriesPage } from './get-stories-page';
import { getStory, getStoryCard, listCardsForStory } from './get-story';
import { listStories } from './repository';
import { saveStory } from './save-story';

const largestCardCount = 24;
const tags = ['stories'];
const KeyBody = z.object({ primary_key: z.int().min(1).max(2_147_483_647) });

/** Lists of stories. */
export function storyListRoutes({ database: { db }, responses }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/getRecentStory',
      { schema: { tags, response: { 200: RecentStoryResponse } } },
      (request, reply) =>
        serveCached(request, reply, responses, 'recent-story', RecentStoryResponse, async () => {
          const [newest] = await listStories(db, { limit: 1 });
          return newest ? { primary_key: newest.primary_key, blog_url: newest.blog_url } : null;
        }),
    );
    app.post(
      '/getStoriesForCard',
      { schema: { tags, body: StoriesForCardBody, response: { 200: StoriesForCardResponse } } },
      async ({ body }) => {
        const limit = Math.min(Math.max(Number.parseInt(body.maxStory, 10) || 0, 0), largestCardCount);
        return success(limit === 0 ? [] : await listStories(db, { limit }));
      },
    );
    app.get(
      '/home/bootstrapStories',
      { schema: { tags, querystring: z.object({ page: PageText }), response: { 200: StoriesPageResponse } } },
      async ({ query }) => success(await getStoriesPage(db, query.page)),
    );
  };
}

/** A single story. */
export function storyRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  return async (app) => {
    app.get(
      '/getBlogByPk',
      { schema: { tags, querystring: ByKey, response: { 200: StoryDetailResponse } } },
      async ({ query }) => success(await getStory(db, query.primary_key)),
    );
    app.get(
      '/getBlogOnClick',
      { schema: { tags, querystring: ByKey, response: { 200: StoryCardResponse } } },
      async ({ query }) => success(await getStoryCard(db, query.primary_key)),
    );
    app.post(
      '/experience/getExpCardsForStory',
      { schema: { tags, body: KeyBody, response: { 200: ExpCardsResponse } } },
      async ({ body }) => success(await listCardsForStory(db, body.primary_key)),
    );
    app.post(
      '/admin/createBlog',
      {
        onRequest: requireUser(services, ['content']),
        schema: { tags, body: StoryBody, response: { 200: SavedResponse } },
      },
      async (request) => success({ primary_key: await saveStory(services, actorOf(request), request.body) }),
    );
  };
}
