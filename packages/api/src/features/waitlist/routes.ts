import * as endpoints from '@kaadu/contracts/waitlist';
import type { FastifyReply } from 'fastify';
import { safeHtml } from '../../platform/http/responses/html';
import { sendPage } from '../../platform/http/responses/html-page';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { callerOf } from '../../platform/sessions/caller';
import { readEntryToken } from './entry-token';
import { joinWaitlist } from './join-waitlist';
import { confirmEntry, deleteEntry } from './repository';

function sendInvalid(reply: FastifyReply) {
  const hint = safeHtml`<p>It may have ended: the dates have passed, or we have written to you already.</p>`;
  return sendPage(reply, 404, 'This link is not valid', hint);
}

/** Asks to press a button, because mail scanners open links. */
function sendQuestion(reply: FastifyReply, title: string, action: 'confirm' | 'leave', token: string) {
  const button = action === 'confirm' ? 'Yes, tell me' : 'Leave the waitlist';
  const target = `/waitlist/${action}?token=${encodeURIComponent(token)}`;
  return sendPage(
    reply,
    200,
    title,
    safeHtml`<form method="post" action="${target}"><button>${button}</button></form>`,
  );
}

/** Routes to wait for dates that are sold out. */
export function waitlistRoutes(services: Services): Route[] {
  const { database, now, deliver } = services;
  return [
    route(endpoints.joinWaitlist, async ({ body, ip, raw }) => {
      const { user } = await callerOf(services, raw);
      const outcome = await joinWaitlist(services, { user, body, ip });
      deliver();
      return outcome;
    }),
    route(endpoints.showWaitlistEntry, async ({ query: { token }, reply }) =>
      readEntryToken(services, 'confirm', token) === null
        ? sendInvalid(reply)
        : sendQuestion(reply, 'Shall we tell you when your dates free up?', 'confirm', token),
    ),
    route(endpoints.confirmWaitlistEntry, async ({ query: { token }, reply }) => {
      const primaryKey = readEntryToken(services, 'confirm', token);
      const entry = primaryKey === null ? undefined : await confirmEntry(database.db, primaryKey, now());
      if (!entry) return sendInvalid(reply);
      const text = safeHtml`<p>We will send you one e-mail as soon as your dates can be booked.</p>`;
      return sendPage(reply, 200, 'You are on the waitlist', text);
    }),
    route(endpoints.askToLeaveWaitlist, async ({ query: { token }, reply }) =>
      readEntryToken(services, 'leave', token) === null
        ? sendInvalid(reply)
        : sendQuestion(reply, 'Leave the waitlist?', 'leave', token),
    ),
    route(endpoints.leaveWaitlist, async ({ query: { token }, reply }) => {
      const primaryKey = readEntryToken(services, 'leave', token);
      if (primaryKey === null) return sendInvalid(reply);
      await deleteEntry(database.db, primaryKey);
      const text = safeHtml`<p>You will get no e-mail about these dates.</p>`;
      return sendPage(reply, 200, 'You have left the waitlist', text);
    }),
  ];
}
