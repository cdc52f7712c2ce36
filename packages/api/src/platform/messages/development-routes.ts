import { getDevelopmentOutbox } from '@kaadu/contracts/operations';
import { success } from '../http/envelope';
import { escapeHtml, sendPage } from '../http/html-page';
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
          `<li><b>${channel}</b> to ${escapeHtml(to)} at ${at}<br>${escapeHtml(subject)}<pre>${escapeHtml(text)}</pre></li>`,
      );
      return sendPage(reply, 200, 'Development outbox', `<ul>${items.join('')}</ul>`);
    }),
  ];
}
