import { clientNetwork } from '@kaadu/node-runtime/client-network';
import { browserErrorsPath } from '@kaadu/federation/release';
import {
  BrowserErrorReport,
  BrowserErrors,
  isOfSite,
  maxReportBytes,
  type BrowserErrorsOptions,
} from '@kaadu/release-host';
import { withoutPersonalData } from '@kaadu/safe-log';
import type { FastifyInstance } from 'fastify';

export interface BrowserErrorRoutesOptions extends BrowserErrorsOptions {
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
  const errors = new BrowserErrors({ tokens, health });
  app.post(
    browserErrorsPath,
    { bodyLimit: maxReportBytes, errorHandler: (_error, _request, reply) => void reply.code(400).send() },
    async (request, reply) => {
      const report = BrowserErrorReport.safeParse(request.body);
      if (!report.success) return reply.code(400).send();
      const { remote, kind, message } = report.data;
      const version = isOfSite(request, siteUrl)
        ? errors.count(report.data, clientNetwork(request.ip))
        : undefined;
      if (version !== undefined) {
        const cause = withoutPersonalData(message);
        request.log.warn({ remote, version, kind, cause }, 'a remote failed in a browser');
      }
      return reply.code(204).send();
    },
  );
}
