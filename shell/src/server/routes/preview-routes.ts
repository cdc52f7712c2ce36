import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { endPreviewPath } from '../../app/notices/preview-notice';
import { noticeHeaders } from '../http/error-page';
import { noticeSheet } from '../../worker-protocol/notice-sheet';
import { brandMark, type ShellAssets } from '../pages/read-shell-assets';
import { faultPage } from '../previews/fault-page';
import type { PreviewFault } from '../previews/preview-fault';
import type { Previews } from '../previews/previews';
import { setCookie } from './requests/cookies';

/** Cookie that contains a signed preview. */
export const previewCookie = 'kaadu_preview';

/**
 * Seconds by which the cookie outlives its preview. Until then visitors are notified that it has ended;
 * otherwise they could take the live site for it.
 */
const graceSeconds = 24 * 3600;

/** Query of the link. A cookie is limited to 4,096 characters, including its name and attributes. */
const Query = z.object({ token: z.string().max(3900) });

/** Responds with the page that explains why a preview cannot be shown. */
export type SendFault = (reply: FastifyReply, fault: PreviewFault) => FastifyReply;

/** Creates the response to a preview that cannot be shown, in the site's design. */
export function createSendFault(assets: Pick<ShellAssets, 'bytes' | 'files' | 'styles'>): SendFault {
  const styles = [...assets.styles, noticeSheet(assets)].map((path) => `/assets/${path}`);
  const look = { styles, mark: brandMark(assets) };
  return (reply, fault) => {
    const { status, html } = faultPage(fault, look);
    return reply.code(status).type('text/html; charset=utf-8').headers(noticeHeaders).send(html);
  };
}

export interface PreviewRoutesOptions {
  readonly previews: Pick<Previews, 'open'>;
  readonly sendFault: SendFault;
  readonly siteUrl: string;
}

/** Opens and ends previews: a link sets the cookie once its versions are loaded. */
export function registerPreview(
  app: FastifyInstance,
  { previews, sendFault, siteUrl }: PreviewRoutesOptions,
): void {
  app.get('/preview', async (request, reply) => {
    // The URL contains the token, so no referrer is sent to other sites.
    reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    const query = Query.safeParse(request.query);
    if (!query.success) return sendFault(reply, { kind: 'untrusted' });
    const { token } = query.data;
    const opened = await previews.open(token, request.log);
    if (opened.kind === 'faulty') return sendFault(reply, opened.fault);
    opened.lease.release();
    const remainingSeconds = Math.floor((opened.preview.expires - Date.now()) / 1000);
    setCookie(reply, previewCookie, token, { maxAgeSeconds: remainingSeconds + graceSeconds, siteUrl });
    return reply.redirect('/', 302);
  });

  void app.register(async (scope) => {
    // The form has no fields, so the body is not read.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 1024, parseAs: 'string' },
      (_request, _body, done) => done(null),
    );
    scope.post(endPreviewPath, async (_request, reply) => {
      setCookie(reply, previewCookie, '', { maxAgeSeconds: 0, siteUrl });
      return reply.header('cache-control', 'private, no-store').redirect('/', 303);
    });
  });
}
