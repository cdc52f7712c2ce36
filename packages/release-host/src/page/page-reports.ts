import { browserErrorsPath } from '@kaadu/federation/release';
import { clientNetwork } from '@kaadu/node-runtime/client-network';
import { LRUCache } from 'lru-cache';
import { BrowserErrorReport, BrowserErrors, maxReportBytes } from '../browser-errors/browser-errors';
import { isOfSite } from '../browser-errors/is-of-site';
import { pagePartsOf, type PageParts } from '../browser-errors/page-parts';
import { PageTokens } from '../browser-errors/page-tokens';
import type { VersionHealth } from '../health/version-health';
import type { HostLog } from '../host-log';
import type { HostRequest, HostResponse } from './host-request';

export interface PageReportsOptions {
  /** Secret of this machine. */
  readonly secret: string;
  /** Origin whose pages may report. */
  readonly siteUrl: string;
  readonly health: VersionHealth;
  readonly log: HostLog;
}

/** Counts the pages of a host, and the failures that their browsers report. */
export class PageReports {
  readonly #options: PageReportsOptions;
  readonly #tokens: PageTokens;
  readonly #errors: BrowserErrors;
  readonly #known = new LRUCache<string, PageParts>({ max: 1000 });

  constructor(options: PageReportsOptions) {
    const { secret, health } = options;
    this.#options = options;
    this.#tokens = new PageTokens(secret);
    this.#errors = new BrowserErrors({ tokens: this.#tokens, health });
  }

  /**
   * Counts a page that is sent to a visitor.
   * @param shown versions by remote
   * @returns token by which its browser reports failures
   */
  countPage(shown: ReadonlyMap<string, string>): string {
    const described = pagePartsOf(shown);
    const parts = this.#known.get(described.id) ?? described;
    this.#known.set(parts.id, parts);
    this.#options.health.recordPageView(parts);
    return this.#tokens.sign(parts);
  }

  /**
   * Receives a report of a browser. The response does not reveal whether it counted, so that attackers cannot learn the
   * rules.
   * @returns undefined when the request is none
   */
  async respond(request: HostRequest): Promise<HostResponse | undefined> {
    if (request.method !== 'POST' || request.url.pathname !== browserErrorsPath) return undefined;
    const report = BrowserErrorReport.safeParse(await readJson(request));
    if (report.success && isOfSite(request, this.#options.siteUrl)) this.#count(report.data, request);
    return { status: report.success ? 204 : 400, headers: {} };
  }

  #count(report: BrowserErrorReport, { client }: HostRequest): void {
    const { log } = this.#options;
    const version = this.#errors.count(report, clientNetwork(client()));
    const { remote, kind } = report;
    if (version !== undefined) log.warn({ remote, version, kind }, 'a remote failed in a browser');
  }
}

/** Reads a small body. @returns undefined when it is too large or no JSON */
async function readJson({ body }: HostRequest): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > maxReportBytes) return undefined;
    chunks.push(part);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString());
    return value;
  } catch {
    return undefined;
  }
}
