/** Languages of the site. English is the default and has no prefix in URLs. */
export const languages = ['en', 'kn', 'hi'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Values of the `lang` attribute of documents. */
export const languageTags = { en: 'en-IN', kn: 'kn-IN', hi: 'hi-IN' } as const satisfies Record<
  Language,
  string
>;

/** Names of the languages, each in itself. */
export const languageNames = { en: 'English', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' } as const satisfies Record<
  Language,
  string
>;

const prefix = /^\/(kn|hi)(?=\/|$)/;

/** Splits the path of a URL into its language and the path without the language's prefix. */
export function splitLanguage(pathname: string): { readonly language: Language; readonly path: string } {
  const name = prefix.exec(pathname)?.[1];
  const language = languages.find((each) => each === name) ?? defaultLanguage;
  return name === undefined ? { language, path: pathname } : { language, path: pathname.slice(3) || '/' };
}

/**
 * Returns the path, with its query, of a page in a language. It never leads to another site: of several slashes or
 * backslashes at its start one is kept, since browsers would read a host after them.
 * @param path path without a language's prefix
 */
export function inLanguage(language: Language, path: string): string {
  const base = languageBase(language);
  const own = path.replace(/^[\\/]{2,}/, '/');
  return base === '' ? own : `${base}${own === '/' ? '' : own.replace(/^\/(?=[?#])/, '')}`;
}

/** Returns the prefix of a language's paths; empty for the default language. */
export function languageBase(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** Returns a URL without the prefix of its language. */
export function withoutLanguage(url: URL): URL {
  const { path } = splitLanguage(url.pathname);
  if (path === url.pathname) return url;
  const bare = new URL(url);
  bare.pathname = path;
  return bare;
}

/** URL of a page in a language, for search engines. */
export interface LanguageAlternate {
  /** Language, or `x-default` for visitors of any other. */
  readonly hreflang: Language | 'x-default';
  readonly href: string;
}

/**
 * Returns the URLs of a page in all languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * @param path path without a language's prefix
 */
export function languageAlternates(path: string, siteUrl: string): LanguageAlternate[] {
  const hrefIn = (language: Language) => `${siteUrl}${inLanguage(language, path)}`;
  return [
    ...languages.map((language) => ({ hreflang: language, href: hrefIn(language) })),
    { hreflang: 'x-default', href: hrefIn(defaultLanguage) },
  ];
}
