/** Data of the current build for the service worker, which the server prepends to the worker's code. */
export interface OfflineAssets {
  /** URLs of the style sheets that every page has. */
  readonly styles: readonly string[];
  /** URL of the style sheet of saved copies and of the offline page. */
  readonly sheet: string;
  /** Brand mark, as SVG markup. */
  readonly mark: string;
  readonly apiUrl: string;
}

/** Global variable of the worker that contains the data. */
export const offlineAssetsName = 'offlineAssets';

/** Path of the service worker. */
export const serviceWorkerPath = '/service-worker.js';

/** Header that marks a request for a copy, which is no page view (ADR 034). */
export const copyHeader = 'x-offline-copy';
