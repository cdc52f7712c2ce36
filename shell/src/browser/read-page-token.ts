import { pageTokenTiming } from '../app/page-token';

/** The token of this page's response (ADR 034); empty where the browser does not tell. */
export function pageToken(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === pageTokenTiming)?.description ?? '';
}
