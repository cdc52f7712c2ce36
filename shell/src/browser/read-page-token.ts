import { pageTokenTiming } from '../app/page-token';

/** Returns the token of this page's response (ADR 034); empty if the browser does not expose it. */
export function pageToken(): string {
  return tokenTiming()?.description ?? '';
}

/** Whether the shell has selected this view to be measured. */
export function isMeasured(): boolean {
  return (tokenTiming()?.duration ?? 0) > 0;
}

function tokenTiming(): PerformanceServerTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === pageTokenTiming);
}
