import { paths, site, telHref } from '@kaadu/contracts';
import type { FastifyReply } from 'fastify';
import { noticePage } from '../../app/notices/notice-page';
import { noticeSheet } from '../../worker-protocol/notice-sheet';
import { brandMark, type ShellAssets } from '../pages/read-shell-assets';
import { securityHeaders } from '../pages/security-headers';

/** Statuses of pages that the shell writes without a render worker. */
export type ErrorStatus = 400 | 404 | 503;

/** Responds with the page of an error. */
export type SendErrorPage = (reply: FastifyReply, status: ErrorStatus) => FastifyReply;

/** Headers of notice pages: no scripts, no caching, no indexing. */
export const noticeHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

const explanations = {
  400: {
    title: 'This address is not valid',
    text: 'Part of it cannot be read. Check it for stray % signs, or start from one of these pages.',
  },
  404: {
    title: 'Page Not Found',
    text: 'There is no page at this address. Check it, or start from one of these pages.',
  },
  503: {
    title: 'This page is not available just now',
    text: 'Your bookings are safe. Please try again in a minute.',
  },
} as const;

/** Creates the pages for requests that reach no remote, in the site's design. */
export function createErrorPages(assets: Pick<ShellAssets, 'bytes' | 'files' | 'styles'>): SendErrorPage {
  const styles = [...assets.styles, noticeSheet(assets)].map((path) => `/assets/${path}`);
  const look = { styles, mark: brandMark(assets) };
  return (reply, status) => {
    const { title, text } = explanations[status];
    const html = noticePage({ title, main: contentOf(title, text), ...look });
    // Fastify runs no hooks for a URL that it cannot decode.
    reply.code(status).headers({ ...securityHeaders, ...noticeHeaders });
    return reply.type('text/html; charset=utf-8').send(html);
  };
}

function contentOf(title: string, text: string): string {
  return `<h1>${title}</h1>
<p>${text}</p>
<p><a class="notice-action" href="${paths.home.getHref()}">Go Home</a></p>
<p><a href="${paths.experiences.getHref()}">Explore Experiences</a></p>
<p>Need help? Call <a href="${telHref(site.supportPhone)}">${site.supportPhone}</a>. ${site.supportHours.label}.</p>`;
}
