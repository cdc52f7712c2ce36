import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { endPreviewPath } from '../../app/notices/preview-notice';
import { noticeSheet } from '../../worker-protocol/notice-sheet';
import { brandMark, type ShellAssets } from '../pages/read-shell-assets';
import { faultPage } from '../previews/fault-page';
import type { PreviewFault } from '../previews/preview-fault';
import type { Previews } from '../previews/previews';
import { setCookie } from './requests/cookies';

/** Cookie that holds a signed preview. */
export const previewCookie = 'kaadu_preview';

/**
 * How long the cookie outlives its preview: whoever comes back within that time is told that it has ended, instead of
 * taking the live site for it.
 */
const graceSeconds = 24 * 3600;

/** A cookie may have 4,096 characters, name and attributes included. */
const Query = z.object({ token: z.string().max(3900) });

/** No script runs on the page, and it is in nobody's cache or index. */
const faultHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** Answers with the page that says why a preview cannot be shown. */
export type SendFault = (reply: FastifyReply, fault: PreviewFault) => FastifyReply;

/** Makes what answers where a preview cannot be shown, in the look of the site. */
export function createSendFault(assets: Pick<ShellAssets, 'bytes' | 'files' | 'styles'>): SendFault {
  const styles = [...assets.styles, noticeSheet(assets)].map((path) => `/assets/${path}`);
  const look = { styles, mark: brandMark(assets) };
  return (reply, fault) => {
    const { status, html } = faultPage(fault, look);
    return reply.code(status).type('text/html; charset=utf-8').headers(faultHeaders).send(html);
  };
}

export interface PreviewRoutesOptions {
  readonly previews: Pick<Previews, 'open'>;
  readonly sendFault: SendFault;
  readonly siteUrl: string;
}

/** Opens and ends previews: a link sets the cookie, once its versions are loaded. */
export function registerPreview(
  app: FastifyInstance,
  { previews, sendFault, siteUrl }: PreviewRoutesOptions,
): void {
  app.get('/preview', async (request, reply) => {
    // The token is in the address, which no other site is told.
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
    // A form without fields: what is sent in their place is not read.
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
