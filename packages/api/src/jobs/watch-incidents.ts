import type { FastifyBaseLogger } from 'fastify';
import type { Incident } from '../features/payments';
import { createMetrics } from '../platform/http/metrics';

/** Creates the metrics registry and the alerts for finance: a log line and a counter. */
export function watchIncidents(log: FastifyBaseLogger) {
  const { registry, countIncident } = createMetrics();
  const reportIncident = (incident: Incident) => {
    log.error({ incident }, `payment incident: ${incident.kind}`);
    countIncident(incident.kind);
  };
  return { registry, reportIncident };
}
