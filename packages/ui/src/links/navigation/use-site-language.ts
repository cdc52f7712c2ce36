import { splitLanguage, type Language } from '@kaadu/contracts';
import { useHref } from '@kaadu/federation/react';

/** Returns the language of the URL. A part of the page without its messages is in English instead. */
export function useSiteLanguage(): Language {
  return splitLanguage(useHref()('/')).language;
}
