import { clientNetwork } from '@kaadu/node-runtime/client-network';
import { ViewSignals } from '@kaadu/release-core/health';
import {
  type VersionHealth,
  isOfSite,
  tokenPattern,
  type PageTokens,
  ReportLimits,
} from '@kaadu/release-host';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { viewSignalsPath, type ViewSignalsReport } from '../../../app/view-signals';

const Report = ViewSignals.extend({
  token: z.string().regex(tokenPattern),
}) satisfies z.ZodType<ViewSignalsReport>;

const maxBodyBytes = 1024;

export interface ViewSignalRoutesOptions {
  readonly tokens: Pick<PageTokens, 'read'>;
  readonly health: Pick<VersionHealth, 'recordSignals' | 'acceptsViewOf'>;
  /** Origin whose pages may report. */
  readonly siteUrl: string;
}

/**
 * Receives browsers' signals of harm. A view counts for each version of its page, by the page's token; a client
 * counts once for a version while counts are kept. Pages with a version that was taken out do not count. No data about the sender is stored.
 */
export function registerViewSignals(
  app: FastifyInstance,
  { tokens, health, siteUrl }: ViewSignalRoutesOptions,
): void {
  const limits = new ReportLimits();
  app.post(
    viewSignalsPath,
    { bodyLimit: maxBodyBytes, errorHandler: (_error, _request, reply) => void reply.code(400).send() },
    async (request, reply) => {
      const report = Report.safeParse(request.body);
      if (!report.success) return reply.code(400).send();
      const { token, ...signals } = report.data;
      const page = isOfSite(request, siteUrl) ? tokens.read(token) : undefined;
      if (!page || !health.acceptsViewOf(page.parts)) return reply.code(204).send();
      const client = clientNetwork(request.ip);
      for (const version of page.parts.versions)
        if (limits.admit({ page: page.id, ...version, client })) health.recordSignals(version, signals);
      return reply.code(204).send();
    },
  );
}
