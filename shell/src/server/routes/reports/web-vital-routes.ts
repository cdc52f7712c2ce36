import { isOfSite, tokenPattern, type PageToken, type PageTokens } from '@kaadu/release-host';
import { clientNetwork } from '@kaadu/node-runtime/client-network';
import { RemoteName } from '@kaadu/federation/release';
import { WebVitalName } from '@kaadu/contracts/web-vitals';
import { withoutPersonalData } from '@kaadu/safe-log';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { DeclaredRoute } from '../../../app/pages/routes';
import { maxSlowResources, webVitalsPath, type WebVitalsReport } from '../../../app/web-vitals';
import type { VitalCounts } from '../../web-vitals/vital-counts';
import { VitalLimits } from '../../web-vitals/vital-limits';
import type { WebVitalMetrics } from '../../web-vitals/web-vital-metrics';

const names = WebVitalName.options;
const maxMs = 10 * 60_000;

const Report = z.strictObject({
  token: z.string().regex(tokenPattern),
  route: z.string().max(200),
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(names),
        value: z.number().min(0).max(maxMs),
        remote: RemoteName,
      }),
    )
    .max(names.length),
  slow: z
    .array(z.strictObject({ resource: z.string().max(300), ms: z.int().min(0).max(maxMs) }))
    .max(maxSlowResources),
}) satisfies z.ZodType<WebVitalsReport>;

const maxBodyBytes = 4096;

export interface WebVitalRoutesOptions {
  readonly tokens: Pick<PageTokens, 'read'>;
  readonly metrics: Pick<WebVitalMetrics, 'record' | 'recordSlowResource'>;
  /** Counts for the API. */
  readonly counts: Pick<VitalCounts, 'record'>;
  /** Origin whose pages may report. */
  readonly siteUrl: string;
  /** Routes of the site; any other is counted as `other`. */
  readonly routes: () => readonly Pick<DeclaredRoute, 'path'>[];
}

/**
 * Receives browsers' measurements. The versions come from the page's token, not from the browser. Pages of
 * previews have none and are not counted. No data about the sender is stored.
 */
export function registerWebVitals(
  app: FastifyInstance,
  { tokens, metrics, counts, siteUrl, routes }: WebVitalRoutesOptions,
): void {
  const limits = new VitalLimits();
  app.post(
    webVitalsPath,
    { bodyLimit: maxBodyBytes, errorHandler: (_error, _request, reply) => void reply.code(400).send() },
    async (request, reply) => {
      const report = Report.safeParse(request.body);
      if (!report.success) return reply.code(400).send();
      const { token, vitals, slow } = report.data;
      const page = isOfSite(request, siteUrl) ? tokens.read(token) : undefined;
      if (!page || !limits.admitReport(clientNetwork(request.ip))) return reply.code(204).send();
      const route = routes().some(({ path }) => path === report.data.route) ? report.data.route : 'other';
      for (const vital of vitals) {
        const version = versionIn(page, vital.remote);
        if (version === undefined || !limits.isFirst(page.id, vital.name)) continue;
        const labels = { route, remote: vital.remote, version };
        metrics.record(vital, labels);
        counts.record(vital, labels);
      }
      for (const { resource, ms } of slow) {
        if (!limits.isFirst(page.id, resource)) continue;
        const part = partOf(page, resource);
        metrics.recordSlowResource(part);
        request.log.warn(
          { route, resource: withoutPersonalData(resource), ms, ...part },
          'a resource was slow in a browser',
        );
      }
      return reply.code(204).send();
    },
  );
}

function versionIn({ parts }: PageToken, remote: string): string | undefined {
  return parts.versions.find((part) => part.remote === remote)?.version;
}

/** Returns the remote version that a file belongs to, if it is on the page. */
function partOf({ parts }: PageToken, resource: string) {
  const [, remote, version] = /^\/releases\/([^/]+)\/([^/]+)\//.exec(resource) ?? [];
  return parts.versions.find((part) => part.remote === remote && part.version === version);
}
