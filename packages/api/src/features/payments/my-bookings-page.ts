import { formatPaise } from '@kaadu/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SafeHtml, safeHtml } from '../../platform/http/html';
import { sendPage } from '../../platform/http/html-page';
import type { Services } from '../../platform/services/services';
import { readSessionCookie } from '../../platform/sessions/session-cookie';
import { findSignedIn } from '../../platform/sessions/sessions';
import { listPaymentsOf } from './repository';

interface Opening {
  /** The account that the link names. */
  readonly primaryKey: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends the page behind "My bookings" (§2.2). */
export async function openMyBookings(
  { database: { db }, now, siteOrigins }: Services,
  { primaryKey, request, reply }: Opening,
): Promise<FastifyReply> {
  const home = siteOrigins[0] ?? '/';
  // The cookie alone authenticates; anybody can put a key into a link, so it is only compared.
  const cookie = readSessionCookie(request);
  const user = cookie && (await findSignedIn(db, { cookie }, now()));
  if (!user) {
    const text = safeHtml`<p>Sign in on <a href="${home}">our site</a>, then open My bookings again.</p>`;
    return sendPage(reply, 401, 'Please sign in', text);
  }
  if (String(user.primaryKey) !== primaryKey) {
    const text = safeHtml`<p>Open My bookings from the menu on <a href="${home}">our site</a>.</p>`;
    return sendPage(reply, 403, 'This link is for another account', text);
  }
  const payments = await listPaymentsOf(db, user.primaryKey);
  const items = payments.map(
    ({ description, amountPaise, status }) =>
      safeHtml`<li>${description}: ${formatPaise(amountPaise)}, ${status}</li>`,
  );
  const list = items.length > 0 ? safeHtml`<ul>${items}</ul>` : nothingBooked(home);
  return sendPage(reply, 200, `My bookings, ${user.firstName}`, list);
}

function nothingBooked(home: string): SafeHtml {
  return safeHtml`<p>Nothing booked yet. <a href="${home}/experiences">Find somewhere to go</a>.</p>`;
}
