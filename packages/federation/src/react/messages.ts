import { useLanguage } from './language';

/** Values of a message's placeholders. */
type Values = Readonly<Record<string, string | number>>;

/** Messages of a language by key. The build compiles each into a function of its values. */
type Catalog<Key extends string> = Readonly<Record<Key, string>>;

type CatalogLoader<Key extends string> = () => Promise<{ readonly messages: Catalog<Key> }>;

/** Returns a message in one language. */
export type Translation<Key extends string = string> = (key: Key, values?: Values) => string;

export interface Messages<Key extends string = string> {
  /** Loads the messages of a language. English, and a language without messages, needs no load. */
  readonly load: (language: string) => Promise<void>;
  /** Returns the messages of a language; the English ones until it is loaded. */
  readonly in: (language: string) => Translation<Key>;
}

/**
 * Creates the messages of a part of a remote. Those of other languages are loaded on demand, so that pages in
 * English contain none of them.
 */
export function createMessages<Key extends string>(
  english: Catalog<Key>,
  others: Readonly<Record<string, CatalogLoader<Key>>>,
): Messages<Key> {
  const loaded = new Map<string, Catalog<Key>>();
  return {
    async load(language) {
      const load = Object.hasOwn(others, language) ? others[language] : undefined;
      if (load && !loaded.has(language)) loaded.set(language, (await load()).messages);
    },
    in: (language) => {
      const catalog = loaded.get(language) ?? english;
      return (key, values = {}) => format(catalog[key], values);
    },
  };
}

/** Returns the messages in the language of this part of the page. */
export function useText<Key extends string>(messages: Messages<Key>): Translation<Key> {
  return messages.in(useLanguage());
}

function format(message: unknown, values: Values): string {
  return String(typeof message === 'function' ? message(values) : message);
}
