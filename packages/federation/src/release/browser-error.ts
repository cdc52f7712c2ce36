/** Path to which browsers report errors. */
export const browserErrorsPath = '/reports/browser-errors';

/** Name of the `Server-Timing` entry whose description is the page token of `openPageHost`. */
export const pageTokenTiming = 'page';

/** Id of the element with the page token, in pages that a framework sends. */
export const pageTokenElementId = 'page-token';

/** Maximum length of the message in a report, in characters. */
export const maxMessageLength = 200;

/** A browser's report of a remote that failed. */
export interface BrowserError {
  /** Token of the page's response, which names its versions. */
  readonly token: string;
  readonly remote: string;
  /** Phase of the failure: render, hydration, or loading and evaluation. */
  readonly kind: 'render' | 'hydration' | 'load';
  readonly message: string;
  /** Whether the document was translated, in which case the failure says nothing about the remote. */
  readonly isTranslated?: boolean;
}
