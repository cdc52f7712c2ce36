import { randomUUID } from 'node:crypto';
import { type Preview, readPreview, type ReadPreviewOptions } from '@kaadu/release-core';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { HostResponse } from './host-request';

const previewCookie = 'release_preview';
const visitorCookie = 'release_visitor';
const yearSeconds = 365 * 24 * 3600;
/** Seconds that the cookie outlives its preview, so that a returning visitor learns that the preview has ended. */
const graceSeconds = 24 * 3600;

/** Cookie to set, in the form that `cookie` and the cookies of web frameworks take. */
export interface ResponseCookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime, in seconds. */
  readonly maxAge: number;
  readonly path: '/';
  readonly httpOnly: true;
  readonly sameSite: 'lax';
  readonly secure: boolean;
}

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

/**
 * Reads the versions of a visitor from requests: the opened preview, and the id that canaries are assigned by. Cookies are
 * the value of the header `Cookie`.
 */
export class Visits {
  readonly #options: VisitsOptions;

  constructor(options: VisitsOptions) {
    this.#options = options;
  }

  /** Returns the preview that a visitor has opened, or the reason why it is not shown; undefined without a preview. */
  preview(cookies: string | undefined): Preview | PreviewFault | undefined {
    const token = cookieOf(cookies, previewCookie);
    return token ? this.#read(token) : undefined;
  }

  /** Returns the random id that keeps a visitor on one version while a canary runs; it identifies no person. */
  visitor(cookies: string | undefined): string | undefined {
    const known = cookieOf(cookies, visitorCookie);
    return known && /^[\w-]{8,64}$/.test(known) ? known : undefined;
  }

  /** Creates the id of a new visitor, the value of the cookie. */
  newVisitor(): ResponseCookie {
    return this.#cookie(visitorCookie, randomUUID(), yearSeconds);
  }

  /** Opens the preview of a link, or ends it. @returns undefined when the path is neither */
  respond({ pathname, searchParams }: URL): HostResponse | undefined {
    if (pathname === '/preview/end') return redirect(this.#cookie(previewCookie, '', 0));
    if (pathname !== '/preview') return undefined;
    const token = searchParams.get('token') ?? '';
    const preview = this.#read(token);
    if ('status' in preview) return faultResponse(preview);
    const remaining = Math.floor((preview.expires - Date.now()) / 1000);
    return redirect(this.#cookie(previewCookie, token, remaining + graceSeconds));
  }

  #read(token: string): Preview | PreviewFault {
    const read = readPreview(token, this.#options);
    return read.kind === 'valid' ? read.preview : faults[read.kind];
  }

  #cookie(name: string, value: string, maxAge: number): ResponseCookie {
    const secure = this.#options.siteUrl.startsWith('https:');
    return { name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure };
  }
}

/** Redirects to the home page and sets a cookie. */
function redirect(cookie: ResponseCookie): HostResponse {
  const headers = {
    location: '/',
    'set-cookie': stringifySetCookie(cookie),
    'cache-control': 'private, no-store',
    // The URL contains the token, so other sites must not receive it as a referrer.
    'referrer-policy': 'no-referrer',
  };
  return { status: 302, headers };
}

export function faultResponse({ status, text }: PreviewFault): HostResponse {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'private, no-store' };
  return { status, headers, body: text };
}

function cookieOf(cookies: string | undefined, name: string): string | undefined {
  return parseCookie(cookies ?? '')[name];
}
