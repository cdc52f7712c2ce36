import { readPreview } from '@kaadu/releases';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** Cookie that holds a signed preview. */
export const previewCookie = 'kaadu_preview';

const Query = z.object({ token: z.string().max(4096) });

/** Opens and closes a preview: the link that `release preview` prints sets the cookie. */
export function registerPreview(app: FastifyInstance, secret: string, secure: boolean): void {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

  app.get('/preview', async (request, reply) => {
    const query = Query.safeParse(request.query);
    const preview = query.success ? readPreview(query.data.token, secret) : undefined;
    if (!query.success || !preview) {
      return reply
        .code(403)
        .type('text/plain')
        .send('This preview link is not valid any more. Ask for a new one.');
    }
    const seconds = Math.floor((preview.expires - Date.now()) / 1000);
    reply.header('set-cookie', `${previewCookie}=${query.data.token}; Max-Age=${seconds}; ${attributes}`);
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });

  app.get('/preview/end', async (_request, reply) => {
    reply.header('set-cookie', `${previewCookie}=; Max-Age=0; ${attributes}`);
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });
}

/** One cookie's value out of a `Cookie` header (RFC 6265). */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
