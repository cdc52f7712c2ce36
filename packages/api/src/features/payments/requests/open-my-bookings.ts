import { paths } from '@kaadu/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeHtml } from '../../../platform/http/responses/html';
import { sendPage } from '../../../platform/http/responses/html-page';
import type { Services } from '../../../platform/services/services';
import { readSessionCookie } from '../../../platform/sessions/session-cookie';
import { findSignedIn } from '../../../platform/sessions/sessions';

interface Opening {
  /** Key of the account in the link. */
  readonly primaryKey: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Opens the link "My bookings" (§2.2): redirects to the site's page for the account in the link. */
export async function openMyBookings(
  { database: { db }, now, siteOrigins }: Services,
  { primaryKey, request, reply }: Opening,
): Promise<FastifyReply> {
  const own = `${siteOrigins[0] ?? ''}${paths.myBookings.getHref()}`;
  // Only the cookie authenticates; the key in a link is untrusted, so it is only compared.
  const cookie = readSessionCookie(request);
  const user = cookie && (await findSignedIn(db, { cookie }, now()));
  // The page lets a visitor who is not signed in sign in, and then shows the bookings.
  if (!user || String(user.primaryKey) === primaryKey) {
    return reply.redirect(own, 303);
  }
  const text = safeHtml`<p>You are signed in with another one. <a href="${own}">See the bookings of that one</a>.</p>`;
  return sendPage(reply, 403, 'This link is for another account', text);
}
