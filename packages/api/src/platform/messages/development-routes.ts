import { envelope } from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { success } from '../http/envelope';
import { escapeHtml, sendPage } from '../http/html-page';
import type { DevelopmentOutbox } from './development-outbox';

const Entry = mini.object({
  channel: mini.enum(['email', 'sms']),
  to: mini.string(),
  subject: mini.string(),
  text: mini.string(),
  at: mini.string(),
});

/** The development outbox: JSON for tests, a page for people. Never registered in production. */
export function developmentRoutes(outbox: DevelopmentOutbox): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/dev/outbox',
      {
        schema: {
          hide: true,
          querystring: z.object({ to: z.string().max(254).optional() }),
          response: { 200: envelope(mini.array(Entry)) },
        },
      },
      async (request, reply) => {
        const entries = outbox.list(request.query.to);
        if (!request.headers.accept?.includes('text/html')) return success(entries);
        const items = entries.map(
          ({ channel, to, subject, text, at }) =>
            `<li><b>${channel}</b> to ${escapeHtml(to)} at ${at}<br>${escapeHtml(subject)}<pre>${escapeHtml(text)}</pre></li>`,
        );
        await sendPage(reply, 200, 'Development outbox', `<ul>${items.join('')}</ul>`);
      },
    );
  };
}
