import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Preview, readPreview, type ReadPreviewOptions } from '@kaadu/release-core';
import { parseCookie, stringifySetCookie } from 'cookie';

const previewCookie = 'release_preview';
const visitorCookie = 'release_visitor';
const yearSeconds = 365 * 24 * 3600;
/** Seconds that the cookie outlives its preview, so that a returning visitor learns that the preview has ended. */
const graceSeconds = 24 * 3600;

/** Reason why a preview is not shown. The live site is never sent in its place (ADR 049). */
export interface PreviewFault {
  readonly status: number;
  readonly text: string;
}

const leave = 'Open /preview/end to leave the preview.';
const faults = {
  untrusted: { status: 403, text: `This preview link is not signed by a key that may show it. ${leave}` },
  expired: { status: 410, text: `This preview has ended. Request a new link. ${leave}` },
  'of-another-channel': { status: 404, text: `This preview belongs to another channel. ${leave}` },
} as const;

export interface VisitsOptions extends Pick<ReadPreviewOptions, 'trust' | 'channel'> {
  /** Origin of the site; with https, cookies are sent over https only. */
  readonly siteUrl: string;
}

/** Reads the versions of a visitor from requests: the opened preview, and the id that canaries are assigned by. */
export class Visits {
  readonly #options: VisitsOptions;

  constructor(options: VisitsOptions) {
    this.#options = options;
  }

  /** Returns the preview that a visitor has opened, or the reason why it is not shown; undefined without a preview. */
  preview(request: IncomingMessage): Preview | PreviewFault | undefined {
    const token = cookieOf(request, previewCookie);
    return token ? this.#read(token) : undefined;
  }

  /** Returns the random id that keeps a visitor on one version while a canary runs; it identifies no person. */
  visitor(request: IncomingMessage, response: ServerResponse): string {
    const known = cookieOf(request, visitorCookie);
    if (known && /^[\w-]{8,64}$/.test(known)) return known;
    const id = randomUUID();
    this.#setCookie(response, visitorCookie, id, yearSeconds);
    return id;
  }

  /** Opens the preview of a link, or ends it. @returns false when the path is neither */
  respond({ pathname, searchParams }: URL, response: ServerResponse): boolean {
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
    // The URL contains the token, so other sites must not receive it as a referrer.
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
