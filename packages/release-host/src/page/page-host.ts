import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { channelReleasesPath, messageOf } from '@kaadu/federation/release';
import { WorkerStopped } from '@kaadu/federation/render-workers';
import { followTrust, openStore, type Preview, trustFileOf } from '@kaadu/release-core';
import { readSettings } from '@kaadu/release-core/project';
import { HostedReleases } from '../hosted-releases';
import type { HostLog } from '../host-log';
import { respondWithReleases } from '../selection/releases-for';
import type { ServedSet } from '../selection/served-set';
import { HostFiles } from './host-files';
import { standardErrorLog } from './log';
import { RenderWorkers } from './render-workers';
import { sendFault, Visits, type PreviewFault } from './visits';

export interface PageHostOptions {
  /** Folder of the host's build, which has a `workerEntry`; relative to the working directory. */
  readonly folder: string;
  /** Version of the contract that the host was built with. */
  readonly contract: string;
  readonly channel?: string;
  /** Number of render workers. */
  readonly workers?: number;
  readonly log?: HostLog;
}

/** Release set of one request. Call `release` when its response has ended. */
export interface Visit {
  readonly set: ServedSet;
  readonly isPreview: boolean;
  readonly release: () => void;
}

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

const withoutMarkup: PartAttempt = { html: undefined, countFailure: () => undefined };

/**
 * Opens a host that renders parts of pages, the markup of exposes, in worker threads. Reads store, trust list and data
 * folder from the settings of the `release` command. Resolves once the first state of the channel is served.
 */
export async function openPageHost(options: PageHostOptions): Promise<PageHost> {
  const { contract, channel = 'production', workers = 1, log = standardErrorLog } = options;
  const folder = resolve(options.folder);
  const settings = readSettings(process.env, process.cwd());
  const trust = await followTrust(trustFileOf(settings), {
    onError: (error) => log.warn({ cause: messageOf(error) }, 'the trust list cannot be read'),
  });
  const hosted = new HostedReleases({
    store: await openStore(settings.store, settings.root, { trust }),
    trust,
    channel,
    dataFolder: settings.dataFolder,
    log,
    monitoring: { contract },
    startRenderers: (events) =>
      new RenderWorkers({ script: join(folder, 'server', 'render-worker.cjs'), size: workers, log }, events),
  });
  const files = await HostFiles.open(folder, hosted.published);
  await hosted.start();
  const visits = new Visits({ trust, channel, siteUrl: settings.siteUrl });
  return new PageHost(hosted, files, visits, { channel, log });
}

export class PageHost {
  readonly #hosted: HostedReleases<RenderWorkers>;
  readonly #files: HostFiles;
  readonly #visits: Visits;
  readonly #channel: string;
  readonly #log: HostLog;

  constructor(
    hosted: HostedReleases<RenderWorkers>,
    files: HostFiles,
    visits: Visits,
    { channel, log }: { readonly channel: string; readonly log: HostLog },
  ) {
    this.#hosted = hosted;
    this.#files = files;
    this.#visits = visits;
    this.#channel = channel;
    this.#log = log;
  }

  /**
   * Creates the request listener for files of host and releases, preview links, and pages at every other URL.
   * @param page renders a document with the versions of a visitor
   */
  pages(page: (visit: Visit, request: IncomingMessage) => Promise<string>): RequestListener {
    return (request, response) => {
      this.#respond(request, response, page).catch((error: unknown) => {
        this.#log.error({ path: request.url, cause: messageOf(error) }, 'a request failed');
        if (response.headersSent) response.destroy();
        else
          response
            .writeHead(500, { 'content-type': 'text/plain' })
            .end('An error occurred. Try again later.');
      });
    };
  }

  async #respond(
    request: IncomingMessage,
    response: ServerResponse,
    page: (visit: Visit, request: IncomingMessage) => Promise<string>,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://host');
    if (this.#visits.respond(url, response)) return;
    if (url.pathname === channelReleasesPath(this.#channel)) {
      const visitor = url.searchParams.get('visitor') ?? undefined;
      const { status, headers, body } = respondWithReleases(this.#hosted.live.selection, visitor);
      return void response.writeHead(status, headers).end(body);
    }
    const file = await this.#files.read(url.pathname);
    if (file) return void response.writeHead(200, file.headers).end(file.bytes);
    const visit = await this.#visit(request, response);
    if ('status' in visit) return sendFault(response, visit);
    response.on('close', visit.release);
    const html = await page(visit, request);
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('cache-control', 'private, no-cache');
    response.end(html);
  }

  /** Selects the versions for a request: an opened preview, a canary for some visitors, or the live ones. */
  async #visit(request: IncomingMessage, response: ServerResponse): Promise<Visit | PreviewFault> {
    const { live } = this.#hosted;
    const preview = this.#visits.preview(request);
    if (preview) return 'status' in preview ? preview : this.#openPreview(preview);
    const { selection } = live;
    const hasCanary = selection.canaries.size > 0;
    const set = hasCanary ? selection.setFor(this.#visits.visitor(request, response)) : selection.live;
    return { ...live.lease(set), isPreview: false };
  }

  async #openPreview({ remotes }: Preview): Promise<Visit | PreviewFault> {
    try {
      return { ...(await this.#hosted.live.leasePreview(remotes)), isPreview: true };
    } catch (error) {
      this.#log.warn({ cause: messageOf(error) }, 'a preview cannot be shown');
      return { status: 503, text: 'This preview cannot be shown. Open /preview/end to leave it.' };
    }
  }

  /** Renders an expose of a remote, again with its previous version if that fails. @param data JSON-compatible props */
  async render(
    { set, isPreview }: Pick<Visit, 'set' | 'isPreview'>,
    name: string,
    expose: string,
    data: unknown = null,
  ): Promise<RenderedPart> {
    const render = (from: ServedSet) => this.#render(from, name, { expose, data, isPreview });
    const first = await render(set);
    if (first.html !== undefined) return { html: first.html, set };
    const other = this.#hosted.live.selection.replaceFailed(new Set([name]), set);
    if (!other) return { html: undefined, set };
    const { html } = await render(other);
    // A request is evidence against a version only if another version can render it.
    if (html !== undefined) first.countFailure();
    return { html, set: other };
  }

  /** Renders the head elements of a page that shows these exposes. */
  head(set: ServedSet, exposes: readonly string[]): string {
    return this.#files.head(set, exposes);
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
      this.#log.error({ remote: name, version, cause: messageOf(error) }, 'a part could not be rendered');
      // The pool knows which version has stopped the worker.
      return error instanceof WorkerStopped
        ? withoutMarkup
        : { html: undefined, countFailure: () => record(true, ms) };
    }
  }
}
