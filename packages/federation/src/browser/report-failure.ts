import {
  browserErrorsPath,
  maxMessageLength,
  pageTokenElementId,
  pageTokenTiming,
  type BrowserError,
} from '../release/browser-error';

/** Failure of a remote in this page. */
export interface RemoteFailure {
  readonly remote: string;
  readonly kind: BrowserError['kind'];
  readonly error: unknown;
}

const reported = new Set<string>();

/**
 * Reports the failure of a remote to the page's host (`openPageHost`), once per remote. Failures of the network and
 * errors that are internal to React are not reported.
 */
export async function reportFailure({ remote, kind, error }: RemoteFailure): Promise<void> {
  const message = String(error).slice(0, maxMessageLength);
  if (!navigator.onLine || reported.has(remote) || !isOfRemote(kind, message)) return;
  reported.add(remote);
  const isTranslated = /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className);
  const report: BrowserError = { token: pageToken(), remote, kind, message, isTranslated };
  const headers = { 'content-type': 'application/json' };
  await fetch(browserErrorsPath, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) });
}

function isOfRemote(kind: BrowserError['kind'], message: string): boolean {
  // Hydration that failed or was abandoned after an error, for a boundary or the page.
  if (kind === 'hydration') return /#(418|422|423)\b/.test(message);
  return !/ScriptNetworkError|did not load/.test(message);
}

/** Returns the token of this page; empty if the browser does not expose it. */
function pageToken(): string {
  const text = document.getElementById(pageTokenElementId)?.textContent;
  return text ? String(JSON.parse(text)) : tokenOfResponse();
}

function tokenOfResponse(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === pageTokenTiming)?.description ?? '';
}
