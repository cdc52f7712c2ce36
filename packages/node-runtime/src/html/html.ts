import { escapeUTF8 } from 'entities/escape';

/** Markup that is safe to send. Created only by `html`. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | false | null | undefined | readonly Value[];

/**
 * Builds markup from a tagged template. Strings and numbers are escaped, `false`, `null` and `undefined` are left out.
 * Attributes must be quoted.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toText)));
}

function toText(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeUTF8(String(value));
  return value.map(toText).join('');
}
