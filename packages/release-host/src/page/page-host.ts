import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { channelReleasesPath, messageOf } from '@kaadu/federation/release';
import { WorkerStopped } from '@kaadu/federation/render-workers';
import type { Preview } from '@kaadu/release-core';
import type { HostedReleases } from '../hosted-releases';
import type { HostLog } from '../host-log';
import { respondWithReleases } from '../selection/releases-for';
import type { ServedSet } from '../selection/served-set';
import type { DevelopmentBuilds } from './development-builds';
import type { HostFiles } from './host-files';
import type { PageReports } from './page-reports';
import type { PartRenderers } from './render-workers';
import { sendFault, type Visits, type PreviewFault } from './visits';

/** Release set of one request. Call `release` when its response has ended. */
export interface Visit {
  readonly set: ServedSet;
  readonly isPreview: boolean;
  readonly release: () => void;
  /** Versions that its page shows so far, by remote. */
  readonly shown: Map<string, string>;
}

/** Renders a page: its document, or a response of another status, with headers, or a stream. */
export type RenderPage = (visit: Visit, request: IncomingMessage) => Promise<string | Response>;

/** Rendered part of a page, with its versions: those of the visit, or the previous version of the remote that failed. */
export interface RenderedPart {
  /** Markup; empty for a client-rendered version, undefined when the remote has no version that works. */
  readonly html: string | undefined;
  readonly set: ServedSet;
}

/** Result of rendering a part with one version. */
interface PartAttempt {
  /** Markup; undefined when it failed. */
  readonly html: string | undefined;
  readonly countFailure: () => void;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

const withoutMarkup: PartAttempt = { html: undefined, countFailure: () => undefined };

/** Collaborators of a page host. */
export interface PageHostParts {
  readonly files: Pick<HostFiles, 'read' | 'head'>;
  readonly visits: Visits;
  readonly reports: PageReports;
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

  async #respond(request: IncomingMessage, response: ServerResponse, page: RenderPage): Promise<void> {
    const { visits, files, reports, channel, builds } = this.#parts;
    const url = new URL(request.url ?? '/', 'http://host');
    if (builds?.respond(url, response)) return;
    if (visits.respond(url, response) || (await reports.respond(request, url, response))) return;
    if (url.pathname === channelReleasesPath(channel)) {
      const visitor = url.searchParams.get('visitor') ?? undefined;
      const { status, headers, body } = respondWithReleases(this.#hosted.live.selection, visitor);
      return void response.writeHead(status, headers).end(body);
    }
    const file = await files.read(url.pathname);
    if (file) return void response.writeHead(200, file.headers).end(file.bytes);
    const visit = await this.#visit(request, response);
    if ('status' in visit) return sendFault(response, visit);
    response.on('close', visit.release);
    await this.#send(await page(visit, request), visit, response);
  }

  /** Sends a page. It counts for the versions that it shows when its headers are sent. */
  async #send(page: string | Response, visit: Visit, response: ServerResponse): Promise<void> {
    const { status, headers, body } = typeof page === 'string' ? new Response(page, { headers: html }) : page;
    response.statusCode = status;
    response.setHeader('cache-control', 'private, no-cache');
    for (const [name, value] of headers)
      if (name === 'set-cookie') response.appendHeader(name, value);
      else response.setHeader(name, value);
    // Do not count previews as visits.
    if (!visit.isPreview && visit.shown.size > 0)
      response.appendHeader('server-timing', this.#parts.reports.countPage(visit.shown));
    if (body) await body.pipeTo(Writable.toWeb(response));
    else response.end();
  }

  /** Selects the versions for a request: an opened preview, a canary for some visitors, or the live ones. */
  async #visit(request: IncomingMessage, response: ServerResponse): Promise<Visit | PreviewFault> {
    const { live } = this.#hosted;
    const { visits } = this.#parts;
    const preview = visits.preview(request);
    if (preview) return 'status' in preview ? preview : this.#openPreview(preview);
    const { selection } = live;
    const hasCanary = selection.canaries.size > 0;
    const set = hasCanary ? selection.setFor(visits.visitor(request, response)) : selection.live;
    return { ...live.lease(set), isPreview: false, shown: new Map() };
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
