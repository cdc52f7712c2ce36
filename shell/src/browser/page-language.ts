import { splitLanguage, type Language } from '@kaadu/contracts';

/** Returns the language of the document that the browser shows. */
export function pageLanguage({ pathname }: Pick<Location, 'pathname'> = location): Language {
  return splitLanguage(pathname).language;
}
