import { site } from '@kaadu/contracts';
import type { FastifyReply } from 'fastify';
import { safeHtml, SafeHtml } from './html';

const style = new SafeHtml(
  'body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:12vh auto;padding:0 1.25rem;color:#1d2b22;background:#f6f4ec}h1{font-size:1.75rem;line-height:1.2}a,button{color:#1d4d38;font:inherit}button{padding:.6rem 1.2rem;border:0;border-radius:.5rem;background:#1d4d38;color:#fff;cursor:pointer}li{margin:.75rem 0}pre{white-space:pre-wrap}',
);

/** Sends an HTML page of the API. Only its own style may apply, and no script may run. */
export function sendPage(
  reply: Pick<FastifyReply, 'code' | 'type' | 'header' | 'send'>,
  status: number,
  title: string,
  body: SafeHtml,
) {
  const heading = `${title} · ${site.name}`;
  const page = safeHtml`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style><main><h1>${title}</h1>${body}</main></html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .send(page.text);
}
