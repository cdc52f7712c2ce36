import { languageTags } from '@kaadu/contracts';
import { pageLanguage } from './page-language';

/** Selectors of traces that translators leave: Google's classes and elements, and Microsoft's attributes. */
const traces = 'html.translated-ltr, html.translated-rtl, body font, body [_msttexthash]';

/**
 * Whether a translator has changed the document. It replaces text nodes that React still wants to remove, so
 * later failures say nothing about the remote.
 */
export function isTranslated({ documentElement }: Document = document): boolean {
  return (
    documentElement.lang !== languageTags[pageLanguage()] ||
    documentElement.parentNode?.querySelector(traces) !== null
  );
}
