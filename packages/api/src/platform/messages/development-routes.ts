import { getDevelopmentOutbox } from '@kaadu/contracts/operations';
import { AppError } from '../errors/app-error';
import { success } from '../http/responses/envelope';
import { safeHtml } from '../http/responses/html';
import { sendPage } from '../http/responses/html-page';
import { isLocalRequest } from '../http/local-request';
import { type Route, route } from '../http/route';
import type { DevelopmentOutbox, OutboxEntry } from './development-outbox';
import type { Attachment } from './messenger';

const onlyLocal = 'The development outbox is for this machine only, unless DEV_OUTBOX=open.';

/**
 * Returns the routes of the development outbox: JSON for tests, a page for people. Never registered in
 * production.
 * @param open also serves other machines; the outbox shows every code and so gives access to every account
 */
export function developmentRoutes(outbox: DevelopmentOutbox, open: boolean): Route[] {
  return [
    route(getDevelopmentOutbox, async ({ query, raw, reply }) => {
      if (!open && !isLocalRequest(raw)) throw new AppError('forbidden', onlyLocal);
      const entries = outbox.list(query.to);
      if (!raw.headers.accept?.includes('text/html')) return reply.send(success(entries));
      return sendPage(reply, 200, 'Development outbox', safeHtml`<ul>${entries.map(showEntry)}</ul>`);
    }),
  ];
}

function showEntry({ channel, to, subject, text, html, attachments, at }: OutboxEntry) {
  return safeHtml`<li><b>${channel}</b> to ${to} at ${at}<br>${subject}<pre>${text}</pre>${html ? showHtml(subject, html) : ''}${attachments.map(showAttachment)}</li>`;
}

/** Renders an e-mail in a frame that runs no script and sends nothing. */
const showHtml = (subject: string, html: string) =>
  safeHtml`<details><summary>HTML part</summary><iframe sandbox title="${subject}" srcdoc="${html}" width="680" height="900"></iframe></details>`;

function showAttachment({ filename, contentType, content, encoding }: Attachment) {
  const data = `data:${contentType};base64,${Buffer.from(content, encoding).toString('base64')}`;
  return safeHtml`<p><a download="${filename}" href="${data}">${filename}</a> (${contentType})</p>`;
}
