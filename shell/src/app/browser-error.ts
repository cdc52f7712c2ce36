/** Where the shell takes reports of browsers. */
export const browserErrorsPath = '/reports/browser-errors';

/** Longest message of a report, in characters. */
export const maxMessageLength = 200;

/** What a browser reports when a remote fails in it. */
export interface BrowserError {
  /** The page token (ADR 034). */
  readonly token: string;
  readonly remote: string;
  /** It threw while it was rendered, did not hydrate, or could not be loaded or evaluated. */
  readonly kind: 'render' | 'hydration' | 'load';
  readonly message: string;
  /** The document was translated: the failure says nothing about the remote. */
  readonly isTranslated?: boolean;
}
