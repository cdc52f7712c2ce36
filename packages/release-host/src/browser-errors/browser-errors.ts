import { maxMessageLength, RemoteName, type BrowserError } from '@kaadu/federation/release';
import * as z from 'zod';
import type { VersionHealth } from '../health/version-health';
import { tokenPattern, type PageTokens } from './page-tokens';
import { ReportLimits } from './report-limits';

/** Maximum size of a report, in bytes. */
export const maxReportBytes = 2048;

/** Body of a report at `browserErrorsPath`. */
export const BrowserErrorReport = z.strictObject({
  token: z.string().regex(tokenPattern),
  remote: RemoteName,
  kind: z.enum(['render', 'hydration', 'load']),
  message: z.string().max(maxMessageLength),
  isTranslated: z.boolean().optional(),
}) satisfies z.ZodType<BrowserError>;
export type BrowserErrorReport = z.infer<typeof BrowserErrorReport>;

export interface BrowserErrorsOptions {
  readonly tokens: Pick<PageTokens, 'read'>;
  readonly health: Pick<VersionHealth, 'recordBrowserError'>;
}

/** Counts failures of remotes that browsers report with the token of their page. */
export class BrowserErrors {
  readonly #options: BrowserErrorsOptions;
  readonly #limits = new ReportLimits();

  constructor(options: BrowserErrorsOptions) {
    this.#options = options;
  }

  /**
   * Counts a report of a page of the site. Translated documents do not count: the translator changes them.
   * @param client network of the client, as named by `clientNetwork`
   * @returns the version that it counts for; undefined if it does not count
   */
  count({ token, remote, isTranslated }: BrowserErrorReport, client: string): string | undefined {
    const { tokens, health } = this.#options;
    const page = isTranslated ? undefined : tokens.read(token);
    const part = page?.parts.versions.find((candidate) => candidate.remote === remote);
    if (!page || !part) return undefined;
    if (!this.#limits.admit({ page: page.id, input: page.input, ...part, client })) return undefined;
    health.recordBrowserError(part);
    return part.version;
  }
}
