import { escapeUTF8 } from 'entities/escape';

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** An element with text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeUTF8(text)}</${name}>`;
}
