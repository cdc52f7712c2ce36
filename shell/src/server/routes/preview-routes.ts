import { readPreview } from '@kaadu/releases';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { setCookie } from './cookies';

/** Cookie that holds a signed preview. */
export const previewCookie = 'kaadu_preview';

const Query = z.object({ token: z.string().max(4096) });

/** Opens and closes a preview: the link that `release preview` prints sets the cookie. */
export function registerPreview(app: FastifyInstance, secret: string, siteUrl: string): void {
  app.get('/preview', async (request, reply) => {
    const query = Query.safeParse(request.query);
    const preview = query.success ? readPreview(query.data.token, secret) : undefined;
    if (!query.success || !preview) {
      return reply
        .code(403)
        .type('text/plain')
        .send('This preview link is no longer valid. Ask for a new one.');
    }
    const maxAgeSeconds = Math.floor((preview.expires - Date.now()) / 1000);
    setCookie(reply, previewCookie, query.data.token, { maxAgeSeconds, siteUrl });
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });

  app.get('/preview/end', async (_request, reply) => {
    setCookie(reply, previewCookie, '', { maxAgeSeconds: 0, siteUrl });
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });
}
