import { getDevelopmentOutbox } from '@kaadu/contracts/operations';
import { success } from '../http/envelope';
import { safeHtml } from '../http/html';
import { sendPage } from '../http/html-page';
import { type Route, route } from '../http/route';
import type { DevelopmentOutbox } from './development-outbox';

/** The development outbox: JSON for tests, a page for people. Never registered in production. */
export function developmentRoutes(outbox: DevelopmentOutbox): Route[] {
  return [
    route(getDevelopmentOutbox, async ({ query, raw, reply }) => {
      const entries = outbox.list(query.to);
      if (!raw.headers.accept?.includes('text/html')) return reply.send(success(entries));
      const items = entries.map(
        ({ channel, to, subject, text, at }) =>
          safeHtml`<li><b>${channel}</b> to ${to} at ${at}<br>${subject}<pre>${text}</pre></li>`,
      );
      return sendPage(reply, 200, 'Development outbox', safeHtml`<ul>${items}</ul>`);
    }),
  ];
}
