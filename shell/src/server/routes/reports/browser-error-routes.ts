import { clientNetwork } from '@kaadu/node-runtime/client-network';
import { RemoteName } from '@kaadu/federation/release';
import type { VersionHealth } from '@kaadu/release-host';
import { withoutPersonalData } from '@kaadu/safe-log';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { browserErrorsPath, maxMessageLength, type BrowserError } from '../../../app/browser-error';
import { isOfSite } from '../../browser-errors/is-of-site';
import { tokenPattern, type PageTokens } from '../../browser-errors/page-tokens';
import { ReportLimits } from '../../browser-errors/report-limits';

const Report = z.strictObject({
  token: z.string().regex(tokenPattern),
  remote: RemoteName,
  kind: z.enum(['render', 'hydration', 'load']),
  message: z.string().max(maxMessageLength),
  isTranslated: z.boolean().optional(),
}) satisfies z.ZodType<BrowserError>;

const maxBodyBytes = 2048;

export interface BrowserErrorRoutesOptions {
  readonly tokens: Pick<PageTokens, 'read'>;
  readonly health: Pick<VersionHealth, 'recordBrowserError'>;
  /** Origin whose pages may report. */
  readonly siteUrl: string;
}

/**
 * Receives browsers' reports of failed remotes. The response does not reveal whether a report counted, so
 * that attackers cannot learn the rules.
 */
export function registerBrowserErrors(
  app: FastifyInstance,
  { tokens, health, siteUrl }: BrowserErrorRoutesOptions,
): void {
  const limits = new ReportLimits();

  /** Returns the version that the report counts for. */
  function versionOf({ token, remote }: z.infer<typeof Report>, request: FastifyRequest): string | undefined {
    const page = isOfSite(request, siteUrl) ? tokens.read(token) : undefined;
    const part = page?.parts.versions.find((candidate) => candidate.remote === remote);
    if (!page || !part) return undefined;
    const isFirst = limits.admit({
      page: page.id,
      input: page.input,
      ...part,
      client: clientNetwork(request.ip),
    });
    return isFirst ? part.version : undefined;
  }

  app.post(
    browserErrorsPath,
    { bodyLimit: maxBodyBytes, errorHandler: (_error, _request, reply) => void reply.code(400).send() },
    async (request, reply) => {
      const report = Report.safeParse(request.body);
      if (!report.success) return reply.code(400).send();
      const { remote, kind, message, isTranslated } = report.data;
      if (isTranslated) return reply.code(204).send();
      const version = versionOf(report.data, request);
      if (version !== undefined) {
        health.recordBrowserError({ remote, version });
        const cause = withoutPersonalData(message);
        request.log.warn({ remote, version, kind, cause }, 'a remote failed in a browser');
      }
      return reply.code(204).send();
    },
  );
}
