import { languageTags, type Language } from '@kaadu/contracts';
import type { Composition } from '../composition';

/** Returns the `lang` attribute of a section; none if it has the document's language. */
export function foreignLanguage({ language }: Composition, shown: Language): { readonly lang?: string } {
  return shown === language ? {} : { lang: languageTags[shown] };
}
