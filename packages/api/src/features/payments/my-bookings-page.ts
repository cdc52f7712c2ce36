import { formatPaise } from '@kaadu/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { escapeHtml, sendPage } from '../../platform/http/html-page';
import { readSessionCookie } from '../../platform/sessions/session-cookie';
import { findSignedIn } from '../../platform/sessions/sessions';
import type { Services } from '../../services';
import { listPaymentsOf } from './repository';

/** The page behind "My bookings" (§2.2). */
export function myBookingsPage({ database: { db }, now, siteOrigins }: Services): FastifyPluginAsyncZod {
  const home = escapeHtml(siteOrigins[0] ?? '/');
  return async (app) => {
    app.get(
      '/check-user-login',
      {
        schema: {
          tags: ['payments'],
          querystring: z.object({ primary_key: z.string().max(128).default('') }),
        },
      },
      async (request, reply) => {
        // The cookie alone says who it is: the key in a link is anybody's claim, and only checked to match.
        const cookie = readSessionCookie(request);
        const user = cookie && (await findSignedIn(db, { cookie }, now()));
        if (!user) {
          return sendPage(
            reply,
            401,
            'Please sign in',
            `<p>Sign in on <a href="${home}">our site</a>, then open My bookings again.</p>`,
          );
        }
        if (String(user.primaryKey) !== request.query.primary_key) {
          return sendPage(
            reply,
            403,
            'This link is for another account',
            `<p>Open My bookings from the menu on <a href="${home}">our site</a>.</p>`,
          );
        }
        const payments = await listPaymentsOf(db, user.primaryKey);
        const items = payments.map(
          ({ description, amountPaise, status }) =>
            `<li>${escapeHtml(description)}: ${formatPaise(amountPaise)}, ${status}</li>`,
        );
        return sendPage(
          reply,
          200,
          `My bookings, ${user.firstName}`,
          items.length > 0
            ? `<ul>${items.join('')}</ul>`
            : `<p>Nothing booked yet. <a href="${home}/experiences">Find somewhere to go</a>.</p>`,
        );
      },
    );
  };
}
