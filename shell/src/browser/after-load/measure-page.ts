import { statusPages } from '@kaadu/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { PageState } from '../../app/page-state';
import {
  maxSlowResources,
  slowResourceMs,
  webVitalsPath,
  type SlowResource,
  type WebVital,
  type WebVitalsReport,
} from '../../app/web-vitals';
import { pageToken } from '../read-page-token';
import { measureSignals } from './measure-signals';
import { observe } from './observe';
import { remoteOf } from './remote-of';

/**
 * Measures how the page loads and reacts, and sends the results when the visitor leaves or hides it. Each
 * measurement names the remote of its element, by default that of the page. Also measures signals of harm.
 */
export function measurePage({ loaderData, releases }: Pick<PageState, 'loaderData' | 'releases'>): void {
  measureSignals();
  const { route, remote } = pageOf(Object.keys(loaderData));
  const vitals = new Map<WebVital['name'], WebVital>();
  const slow: SlowResource[] = [];
  const add = (name: WebVital['name'], value: number, node?: Node | null) =>
    vitals.set(name, { name, value, remote: remoteOf(node, Object.keys(releases)) ?? remote });
  const onMetric = (metric: MetricType) => add(metric.name, metric.value, nodeOf(metric));

  onCLS(onMetric);
  onFCP(onMetric);
  onINP(onMetric);
  onLCP(onMetric);
  onTTFB(onMetric);
  const flushFirstInput = observe('first-input', (entry) => {
    if (entry instanceof PerformanceEventTiming)
      add('FID', entry.processingStart - entry.startTime, entry.target);
  });
  const flushResources = observe('resource', ({ name, duration }) => {
    if (duration > slowResourceMs && slow.length < maxSlowResources)
      slow.push({ resource: withoutDetails(name), ms: Math.round(duration) });
  });

  // After the library's own listener, which runs in the capture phase.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    flushFirstInput();
    flushResources();
    if (vitals.size + slow.length === 0) return;
    const report: WebVitalsReport = {
      token: pageToken(),
      route,
      vitals: [...vitals.values()],
      slow: slow.splice(0),
    };
    vitals.clear();
    navigator.sendBeacon(webVitalsPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });
}

/** Returns the page that the document was rendered with, from the ids of its routes. */
function pageOf(routeIds: readonly string[]): { route: string; remote: string } {
  const [, name, route] = /^page:([\w-]+):(.+)/.exec(routeIds.at(-1) ?? '') ?? [];
  return name && route ? { route, remote: name } : { route: '*', remote: statusPages.notFound.remote };
}

/** Returns the element that a metric refers to. */
function nodeOf(metric: MetricType): Node | null | undefined {
  switch (metric.name) {
    case 'LCP':
      return metric.entries.at(-1)?.element;
    case 'CLS':
      return metric.entries.reduce<LayoutShift | undefined>(
        (largest, entry) => (entry.value > (largest?.value ?? 0) ? entry : largest),
        undefined,
      )?.sources[0]?.node;
    case 'INP':
      return metric.entries[0]?.target;
    default:
      return undefined;
  }
}

/**
 * Removes potentially personal data from a URL: keeps origin and path of a build's files, otherwise the first
 * path segment.
 */
function withoutDetails(url: string): string {
  const { origin, pathname } = new URL(url);
  return /^\/(assets|releases)\//.test(pathname)
    ? pathname
    : `${origin === location.origin ? '' : origin}/${pathname.split('/')[1] ?? ''}`;
}
