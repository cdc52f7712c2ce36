import { CreateSubscriptionBody, CreateSubscriptionResponse } from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { success } from '../../platform/http/envelope';
import { escapeHtml, sendPage } from '../../platform/http/html-page';
import type { Services } from '../../services';
import { endSubscription } from './repository';
import { subscribe } from './subscribe';

const UnsubscribeQuery = z.object({ token: z.string().max(128) });

/** The newsletter, and the way out of it. */
export function newsletterRoutes(services: Services): FastifyPluginAsyncZod {
  const { database, now, deliver } = services;
  return async (app) => {
    app.post(
      '/createSubscription',
      {
        schema: {
          tags: ['newsletter'],
          body: CreateSubscriptionBody,
          response: { 200: CreateSubscriptionResponse },
        },
      },
      async ({ body, ip }) => {
        const outcome = await subscribe(services, body.email, ip);
        deliver();
        return success(outcome);
      },
    );
    app.get(
      '/newsletter/unsubscribe',
      { schema: { tags: ['newsletter'], querystring: UnsubscribeQuery } },
      // A mail scanner follows links: only the button (or the mail program's own POST) unsubscribes.
      async ({ query }, reply) =>
        sendPage(
          reply,
          200,
          'Leave the newsletter?',
          `<form method="post" action="/newsletter/unsubscribe?token=${escapeHtml(encodeURIComponent(query.token))}"><button>Unsubscribe</button></form>`,
        ),
    );
    app.register(async (form) => {
      // RFC 8058 clients and the page's form send form data; the token in the address says it all.
      form.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string' },
        (_request, _body, done) => done(null, null),
      );
      form.post(
        '/newsletter/unsubscribe',
        { schema: { tags: ['newsletter'], querystring: UnsubscribeQuery } },
        async (request, reply) => {
          const { token } = UnsubscribeQuery.parse(request.query);
          const known = await endSubscription(database.db, token, now());
          return known
            ? sendPage(reply, 200, 'You are unsubscribed', '<p>You will get no more letters from us.</p>')
            : sendPage(
                reply,
                404,
                'This link is not valid',
                '<p>It may have been replaced by a newer one.</p>',
              );
        },
      );
    });
  };
}
