/** What the server tells the service worker about the present build; it stands in front of the worker's code. */
export interface OfflineAssets {
  /** Addresses of the style sheets that every page has. */
  readonly styles: readonly string[];
  /** Address of the sheet of saved copies and of the offline page. */
  readonly sheet: string;
  /** The brand mark, as SVG markup. */
  readonly mark: string;
  readonly apiUrl: string;
}

/** Global variable of the worker that holds it. */
export const offlineAssetsName = 'offlineAssets';

/** Where the service worker is served. */
export const serviceWorkerPath = '/service-worker.js';

/** Header by which the server tells a request for a copy from a visit (ADR 034: it is no page view). */
export const copyHeader = 'x-offline-copy';
