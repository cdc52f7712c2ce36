import { Counter, Registry } from 'prom-client';
import type { Alert } from '../notifications/notification';

const notificationOutcomes = ['sent', 'failed', 'dropped'] as const;
const alertOutcomes = ['rolled-back', 'not-replaced', 'paused'] as const;

/** Metrics that parts of the service record as events happen. */
export interface ServiceMetrics {
  readonly registry: Registry;
  readonly countAlert: (alert: Alert) => void;
  readonly countNotification: (outcome: (typeof notificationOutcomes)[number]) => void;
  readonly countStoreError: () => void;
}

/** Creates the registry of a service with the counters of its events. */
export function createServiceMetrics(channels: readonly string[]): ServiceMetrics {
  const registry = new Registry();
  const registers = [registry];
  const alerts = new Counter({
    name: 'release_alerts_total',
    help: 'Alerts: a version was rolled back, it failed without a good version to roll back to, or a rollout paused',
    labelNames: ['channel', 'outcome'] as const,
    registers,
  });
  // Prometheus sees no growth in a series that starts at 1.
  for (const channel of channels) for (const outcome of alertOutcomes) alerts.inc({ channel, outcome }, 0);
  const notifications = new Counter({
    name: 'release_notifications_total',
    help: 'Notifications of webhooks: sent, failed after every attempt, or dropped because too many waited',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of notificationOutcomes) notifications.inc({ outcome }, 0);
  const storeErrors = new Counter({
    name: 'release_store_errors_total',
    help: 'Reads of a channel that the release store did not answer',
    registers,
  });
  return {
    registry,
    countAlert: ({ channel, replacedBy }) => alerts.inc({ channel, outcome: outcomeOf(replacedBy) }),
    countNotification: (outcome) => notifications.inc({ outcome }),
    countStoreError: () => storeErrors.inc(),
  };
}

function outcomeOf(replacedBy: Alert['replacedBy']): (typeof alertOutcomes)[number] {
  if (replacedBy === undefined) return 'paused';
  return replacedBy === null ? 'not-replaced' : 'rolled-back';
}
