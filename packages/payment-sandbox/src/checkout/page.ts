import type { FastifyReply } from 'fastify';
import { html, type Html } from '@kaadu/node-runtime/html';

export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** When the form is posted to the shop: on request of the visitor, or as soon as the page is shown. */
  readonly toShop?: 'on request' | 'at once';
}

/** Sends a page of the checkout. Only the sandbox's own style sheet and script apply. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { title, body, status = 200, toShop } = page;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sandbox bank</title>
        <link rel="stylesheet" href="/checkout.css" />
        ${toShop === 'at once' && html`<script src="/continue.js" defer></script>`}
      </head>
      <body>
        <header class="banner">
          <p><strong>Sandbox: no money moves.</strong> Do not enter real card or bank details.</p>
        </header>
        <main>${body}</main>
        <footer><p>This page belongs to a payment gateway for tests.</p></footer>
      </body>
    </html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy(toShop))
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(document.text);
}

/** Returns the Content-Security-Policy. Browsers also check the redirects of forms to the shop. */
function policy(toShop: Page['toShop']): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    ...(toShop === 'at once' ? ["script-src 'self'"] : []),
    toShop ? 'form-action http: https:' : "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
