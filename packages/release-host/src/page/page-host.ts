import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import {
  channelReleasesPath,
  messageOf,
  pageTokenElementId,
  pageTokenTiming,
} from '@kaadu/federation/release';
import { WorkerStopped } from '@kaadu/federation/render-workers';
import type { Preview } from '@kaadu/release-core';
import { stringifySetCookie } from 'cookie';
import type { HostedReleases } from '../hosted-releases';
import type { HostLog } from '../host-log';
import { respondWithReleases } from '../selection/releases-for';
import type { ServedSet } from '../selection/served-set';
import type { DevelopmentBuilds } from './development-builds';
import { jsonElement, type HostFiles } from './host-files';
import { ofFetch, ofNode, type HostRequest, type HostResponse } from './host-request';
import type { PageReports } from './page-reports';
import type { PartRenderers } from './render-workers';
import type { RenderedPart, RenderPage, Visit } from './page';
import { faultResponse, type PreviewFault, type ResponseCookie, type Visits } from './visits';

/** Result of rendering a part with one version. */
interface PartAttempt {
  /** Markup; undefined when it failed. */
  readonly html: string | undefined;
  readonly countFailure: () => void;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

const notFound: HostResponse = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };

const withoutMarkup: PartAttempt = { html: undefined, countFailure: () => undefined };

/** Collaborators of a page host. */
export interface PageHostParts {
  readonly files: Pick<HostFiles, 'read' | 'head'>;
  readonly visits: Visits;
  readonly reports: PageReports;
  /** Returns the IP address of a client. */
  readonly clientOf: (request: IncomingMessage) => string;
  readonly channel: string;
  readonly log: HostLog;
  /** Stream of builds, in development. */
  readonly builds?: Pick<DevelopmentBuilds, 'respond'> | undefined;
}

export class PageHost {
  readonly #hosted: HostedReleases<PartRenderers>;
  readonly #parts: PageHostParts;

  constructor(hosted: HostedReleases<PartRenderers>, parts: PageHostParts) {
    this.#hosted = hosted;
    this.#parts = parts;
  }

  /**
   * Creates the request listener for files of host and releases, preview links, browsers' reports, and pages at every other
   * URL. In front of it, nothing may read the body of requests.
   * @param page renders a page with the versions of a visitor
   */
  pages(page: RenderPage): RequestListener {
    return (request, response) => {
      this.#respond(request, response, page).catch((error: unknown) => {
        this.#parts.log.error({ path: request.url, cause: messageOf(error) }, 'a request failed');
        if (response.headersSent) response.destroy();
        else
          response
            .writeHead(500, { 'content-type': 'text/plain' })
            .end('An error occurred. Try again later.');
      });
    };
  }

  /**
   * Responds to a request of the Fetch API for files of host and releases, a preview link or a browser's report, and with 404
   * at every other URL. For frameworks that render the pages themselves.
   * @param client IP address of the client
   */
  async respond(request: Request, client: string): Promise<Response> {
    const { status, headers, body } = (await this.#respondOwn(ofFetch(request, client))) ?? notFound;
    return new Response(typeof body === 'object' ? new Uint8Array(body) : body, { status, headers });
  }

  /**
   * Selects the versions for a page that a framework renders and sends. Call its `release` once its parts are rendered.
   * A visitor without an id gets no canary: see `newVisitor`.
   * @param cookies value of the header `Cookie`
   * @returns the reason why the visitor's preview is not shown, to show in place of the page
   */
  visit(cookies: string | undefined): Promise<Visit | PreviewFault> {
    return this.#visit(cookies, this.#parts.visits.visitor(cookies));
  }

  async #visit(cookies: string | undefined, visitor: string | undefined): Promise<Visit | PreviewFault> {
    const { live } = this.#hosted;
    const preview = this.#parts.visits.preview(cookies);
    if (preview) return 'status' in preview ? preview : this.#openPreview(preview);
    const set = visitor === undefined ? live.selection.live : live.selection.setFor(visitor);
    return { ...live.lease(set), isPreview: false, shown: new Map() };
  }

  /**
   * Creates the id that canaries are assigned by, for a visitor without one. Set the cookie before the page is rendered.
   * @param cookies value of the header `Cookie`
   * @returns undefined when the visitor has an id or views a preview, or no canary runs
   */
  newVisitor(cookies: string | undefined): ResponseCookie | undefined {
    const { visits } = this.#parts;
    if (this.#hosted.live.selection.canaries.size === 0) return undefined;
    return visits.visitor(cookies) || visits.preview(cookies) ? undefined : visits.newVisitor();
  }

  /**
   * Counts a page that a framework sends for the versions that it has rendered.
   * @returns element for the page, by which its browser reports failures
   */
  countPage(visit: Pick<Visit, 'isPreview' | 'shown'>): string {
    const token = this.#count(visit);
    return token === undefined ? '' : jsonElement(pageTokenElementId, token);
  }

  async #respond(request: IncomingMessage, response: ServerResponse, page: RenderPage): Promise<void> {
    const { builds, clientOf } = this.#parts;
    const parsed = ofNode(request, clientOf);
    if (builds?.respond(parsed.url, response)) return;
    const own = await this.#respondOwn(parsed);
    if (own) return sendOwn(own, response);
    const { cookie } = request.headers;
    const visitor = this.newVisitor(cookie);
    if (visitor) response.appendHeader('set-cookie', stringifySetCookie(visitor));
    const visit = await (visitor ? this.#visit(cookie, visitor.value) : this.visit(cookie));
    if ('status' in visit) return sendOwn(faultResponse(visit), response);
    response.on('close', visit.release);
    await this.#send(await page(visit, request), visit, response);
  }

  /** Responds to a request for anything but a page. */
  async #respondOwn(request: HostRequest): Promise<HostResponse | undefined> {
    const { visits, files, reports, channel } = this.#parts;
    const { pathname, searchParams } = request.url;
    const response = visits.respond(request.url) ?? (await reports.respond(request));
    if (response) return response;
    if (pathname === channelReleasesPath(channel))
      return respondWithReleases(this.#hosted.live.selection, searchParams.get('visitor') ?? undefined);
    const file = await files.read(pathname);
    return file && { status: 200, headers: file.headers, body: file.bytes };
  }

  /** Sends a page. It counts for the versions that it shows when its headers are sent. */
  async #send(page: string | Response, visit: Visit, response: ServerResponse): Promise<void> {
    const { status, headers, body } = typeof page === 'string' ? new Response(page, { headers: html }) : page;
    response.statusCode = status;
    response.setHeader('cache-control', 'private, no-cache');
    for (const [name, value] of headers)
      if (name === 'set-cookie') response.appendHeader(name, value);
      else response.setHeader(name, value);
    const token = this.#count(visit);
    if (token !== undefined) response.appendHeader('server-timing', `${pageTokenTiming};desc="${token}"`);
    if (body) await body.pipeTo(Writable.toWeb(response));
    else response.end();
  }

  /** Counts a page. @returns its token; undefined for a preview, which is no visit, and for a page without parts */
  #count({ isPreview, shown }: Pick<Visit, 'isPreview' | 'shown'>): string | undefined {
    return isPreview || shown.size === 0 ? undefined : this.#parts.reports.countPage(shown);
  }

  async #openPreview({ remotes }: Preview): Promise<Visit | PreviewFault> {
    try {
      const lease = await this.#hosted.live.leasePreview(remotes);
      return { ...lease, isPreview: true, shown: new Map() };
    } catch (error) {
      this.#parts.log.warn({ cause: messageOf(error) }, 'a preview cannot be shown');
      return { status: 503, text: 'This preview cannot be shown. Open /preview/end to leave it.' };
    }
  }

  /** Renders an expose of a remote, again with its previous version if that fails. @param data JSON-compatible props */
  async render(
    { set, isPreview, shown }: Pick<Visit, 'set' | 'isPreview' | 'shown'>,
    name: string,
    expose: string,
    data: unknown = null,
  ): Promise<RenderedPart> {
    const render = async (from: ServedSet) => {
      const attempt = await this.#render(from, name, { expose, data, isPreview });
      const version = from.versions[name];
      if (attempt.html !== undefined && version !== undefined) shown.set(name, version);
      return attempt;
    };
    const first = await render(set);
    if (first.html !== undefined) return { html: first.html, set };
    const other = this.#hosted.live.selection.replaceFailed(new Set([name]), set);
    if (!other) return { html: undefined, set };
    const { html } = await render(other);
    // A request is evidence against a version only if another version can render it.
    if (html !== undefined) first.countFailure();
    return { html, set: other };
  }

  /**
   * Renders the head elements of a page that shows these exposes.
   * @param data JSON-compatible data that its parts were rendered with, for `pageData` in the browser
   */
  head(set: ServedSet, exposes: readonly string[], data?: unknown): string {
    return this.#parts.files.head(set, exposes, data);
  }

  close(): Promise<void> {
    return this.#hosted.close();
  }

  async #render(
    { versions, remotes }: ServedSet,
    name: string,
    { expose, data, isPreview }: { expose: string; data: unknown; isPreview: boolean },
  ): Promise<PartAttempt> {
    const version = versions[name];
    if (version === undefined) return withoutMarkup;
    if (!remotes.get(name)?.release.server) return { ...withoutMarkup, html: '' };
    const start = performance.now();
    const record = (failed: boolean, ms = performance.now() - start) => {
      // Do not count previews as visits.
      if (!isPreview)
        this.#hosted.health.recordRender({ remote: name, version, failed, late: false, ms, busyMs: 0 });
    };
    try {
      const html = await this.#hosted.renderers.render({ name, version, expose, data }, isPreview);
      record(false);
      return { html, countFailure: () => undefined };
    } catch (error) {
      const ms = performance.now() - start;
      this.#parts.log.error(
        { remote: name, version, cause: messageOf(error) },
        'a part could not be rendered',
      );
      // The pool knows which version has stopped the worker.
      return error instanceof WorkerStopped
        ? withoutMarkup
        : { html: undefined, countFailure: () => record(true, ms) };
    }
  }
}

function sendOwn({ status, headers, body }: HostResponse, response: ServerResponse): void {
  response.writeHead(status, headers).end(body);
}
