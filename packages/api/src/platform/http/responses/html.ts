import { escapeUTF8 } from 'entities/escape';

/** HTML in which every value is escaped. Created by `safeHtml`. */
export class SafeHtml {
  constructor(readonly text: string) {}
}

type Value = string | SafeHtml | readonly SafeHtml[];

/** Builds HTML from a tagged template. Values are escaped, unless they are safe HTML or lists of it. */
export function safeHtml(parts: TemplateStringsArray, ...values: readonly Value[]): SafeHtml {
  return new SafeHtml(String.raw({ raw: parts }, ...values.map(toText)));
}

function toText(value: Value): string {
  if (typeof value === 'string') return escapeUTF8(value);
  return value instanceof SafeHtml ? value.text : value.map(({ text }) => text).join('');
}
