import MessageFormat from '@messageformat/core';
import { defaultLanguage, type Language } from '@kaadu/contracts';
import { english } from './english';
import { hindi } from './hindi';
import { kannada } from './kannada';

type MessageKey = keyof typeof english;
type Values = Readonly<Record<string, string | number>>;

/** Returns a message in one language, with its placeholders filled. */
export type Translate = (key: MessageKey, values?: Values) => string;

const messages = { en: english, kn: kannada, hi: hindi } as const satisfies Record<
  Language,
  Record<MessageKey, string>
>;
const compiled = new Map<string, (values: Values) => string>();

/** Returns the messages of a language. Each is compiled at its first use. */
export function translations(language: Language = defaultLanguage): Translate {
  return (key, values = {}) => {
    const name = `${language} ${key}`;
    const message = compiled.get(name) ?? new MessageFormat(language).compile(messages[language][key]);
    compiled.set(name, message);
    return String(message(values));
  };
}
