import { pageTokenTiming } from '../app/page-token';

/** Returns the token of this page's response (ADR 034); empty if the browser does not expose it. */
export function pageToken(): string {
  return readTokenTiming()?.description ?? '';
}

/** Returns the entry whose description is the token. Its duration is 1 if this view is measured. */
export function readTokenTiming(): PerformanceServerTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === pageTokenTiming);
}
