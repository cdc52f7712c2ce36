import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Preview, readPreview, type ReadPreviewOptions } from '@kaadu/release-core';
import { parseCookie, stringifySetCookie } from 'cookie';

const previewCookie = 'release_preview';
const visitorCookie = 'release_visitor';
const yearSeconds = 365 * 24 * 3600;
/** How long the cookie outlives its preview: whoever comes back is told that it has ended, and does not take the live site for it. */
const graceSeconds = 24 * 3600;

/** Why a preview is not shown: the live site is never sent in its place (ADR 049). */
export interface PreviewFault {
  readonly status: number;
  readonly text: string;
}

const leave = 'Open /preview/end to leave the preview.';
const faults = {
  untrusted: { status: 403, text: `This preview link is not signed by a key that may show it. ${leave}` },
  expired: { status: 410, text: `This preview has ended. Ask for a new link. ${leave}` },
  'of-another-channel': { status: 404, text: `This preview is of another channel. ${leave}` },
} as const;

export interface VisitsOptions extends Pick<ReadPreviewOptions, 'trust' | 'channel'> {
  /** The site's origin: over https, cookies are sent over it alone. */
  readonly siteUrl: string;
}

/** What requests say about who gets which versions: the preview that was opened, and the id by which canaries are assigned. */
export class Visits {
  readonly #options: VisitsOptions;

  constructor(options: VisitsOptions) {
    this.#options = options;
  }

  /** The preview that a visitor has opened, or why it is not shown; undefined when there is none. */
  preview(request: IncomingMessage): Preview | PreviewFault | undefined {
    const token = cookieOf(request, previewCookie);
    return token ? this.#read(token) : undefined;
  }

  /** The random id that keeps a visitor on one version while a canary runs; it identifies nobody. */
  visitor(request: IncomingMessage, response: ServerResponse): string {
    const known = cookieOf(request, visitorCookie);
    if (known && /^[\w-]{8,64}$/.test(known)) return known;
    const id = randomUUID();
    this.#setCookie(response, visitorCookie, id, yearSeconds);
    return id;
  }

  /** Opens a preview by the link that `release preview` prints, or ends it. @returns false when the path is neither */
  answer({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    if (pathname === '/preview/end') this.#setCookie(response, previewCookie, '', 0);
    else if (pathname === '/preview') {
      const token = searchParams.get('token') ?? '';
      const preview = this.#read(token);
      if ('status' in preview) {
        sendFault(response, preview);
        return true;
      }
      const remaining = Math.floor((preview.expires - Date.now()) / 1000);
      this.#setCookie(response, previewCookie, token, remaining + graceSeconds);
    } else return false;
    // The token is in the address, which no other site is told.
    const headers = { location: '/', 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
    response.writeHead(302, headers).end();
    return true;
  }

  #read(token: string): Preview | PreviewFault {
    const read = readPreview(token, this.#options);
    return read.kind === 'valid' ? read.preview : faults[read.kind];
  }

  #setCookie(response: ServerResponse, name: string, value: string, maxAge: number): void {
    const secure = this.#options.siteUrl.startsWith('https:');
    const cookie = { name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    response.appendHeader('set-cookie', stringifySetCookie(cookie));
  }
}

export function sendFault(response: ServerResponse, { status, text }: PreviewFault): void {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'private, no-store' };
  response.writeHead(status, headers).end(text);
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  return parseCookie(headers.cookie ?? '')[name];
}
