import { randomBytes } from 'node:crypto';
import { RemoteName } from '@kaadu/federation/release';
import type { Actor } from '@kaadu/release-core/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ServiceContext } from '../context';
import type { ProviderSettings } from '../sign-in/provider';
import type { Html } from '@kaadu/node-runtime/html';
import type { PageOptions } from './pages/frame';
import { Sessions, type Session } from './sessions/sessions';

/** Title and appearance of the console. */
export interface ConsoleTheme {
  readonly title: string;
  /** Style sheet with the site's design tokens (`--color-forest` and so on). */
  readonly css?: string | undefined;
  /** The site's typeface, as WOFF2. */
  readonly font?: Uint8Array | undefined;
}

export interface ConsoleOptions {
  /** Whether to set the `Secure` attribute of cookies. */
  readonly secure: boolean;
  readonly theme?: ConsoleTheme | undefined;
  readonly now?: (() => number) | undefined;
  /** Identity provider for people without a token. */
  readonly provider?: ProviderSettings | undefined;
}

export interface SignedIn {
  readonly session: Session;
  readonly actor: Actor;
}

const Query = z.object({ channel: z.string().optional(), remote: RemoteName.optional().catch(undefined) });

export const FormFields = z.record(z.string(), z.string());

/** Shared state of the console's routes: sessions, theme and the service's own context. */
export class ConsoleContext {
  readonly theme: ConsoleTheme;
  readonly sessions: Sessions;
  readonly now: () => number;
  readonly provider: ProviderSettings | undefined;

  constructor(
    readonly service: ServiceContext,
    { secure, theme = { title: 'Site' }, now = Date.now, provider }: ConsoleOptions,
  ) {
    this.theme = theme;
    this.now = now;
    this.provider = provider;
    this.sessions = new Sessions(secure, now);
  }

  /** Returns the signed-in user of a request; undefined without a valid session. */
  async signedIn(request: FastifyRequest): Promise<SignedIn | undefined> {
    return this.sessions.of(request, await this.service.tokens());
  }

  /** Redirects to the sign-in page; single sign-on returns to the requested page. */
  toSignIn({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const isPage = this.provider && method === 'GET' && url !== '/console';
    const query = isPage ? `?${new URLSearchParams({ to: url }).toString()}` : '';
    return reply.redirect(`/console/sign-in${query}`, 303);
  }

  /** Returns the channel that a request names, or the first one. */
  channelOf(request: FastifyRequest): string {
    const { channels } = this.service.hub;
    const wanted = Query.parse(request.query).channel;
    return channels.find((name) => name === wanted) ?? channels[0] ?? 'production';
  }

  /** Returns the remote whose page a request is about; undefined for the overview. */
  remoteOf(request: FastifyRequest): string | undefined {
    return Query.parse(request.query).remote;
  }

  /** Sends a page under a policy that allows only its own script and styles. */
  sendPage(reply: FastifyReply, render: (options: PageOptions) => Html): FastifyReply {
    const { title, css, font } = this.theme;
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
    const page = render({ title, nonce, themed: css !== undefined, font: font !== undefined });
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page.text);
  }
}
