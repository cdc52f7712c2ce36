import { withoutControls } from '@kaadu/contracts/plain-text';
import { escapeUTF8 } from 'entities/escape';

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes text for an attribute or an element, without control characters, which XML forbids. */
export function escapeXml(text: string): string {
  return escapeUTF8(withoutControls(text));
}

/** Renders an element with text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
