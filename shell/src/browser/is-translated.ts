import { documentLanguage } from '../app/document-language';

/** What translators leave in a document: Google's classes and elements, and Microsoft's attributes. */
const traces = 'html.translated-ltr, html.translated-rtl, body font, body [_msttexthash]';

/**
 * Returns whether a translator has changed the document. It replaces text nodes that React still wants to remove, so that what
 * fails afterwards says nothing about the remote.
 */
export function isTranslated({ documentElement }: Document = document): boolean {
  return (
    documentElement.lang !== documentLanguage || documentElement.parentNode?.querySelector(traces) !== null
  );
}
