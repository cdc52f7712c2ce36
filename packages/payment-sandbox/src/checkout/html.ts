import { escapeUTF8 } from 'entities/escape';

/** HTML in which every value is escaped. Made by `html`. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | Html | false | undefined | readonly Html[];

/** A tagged template for HTML: strings are escaped, `false` and `undefined` are left out. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toText)));
}

function toText(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeUTF8(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
}
