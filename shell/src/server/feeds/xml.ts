import { withoutControls } from '@kaadu/contracts/plain-text';
import { escapeUTF8 } from 'entities/escape';

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Renders an element with text, without control characters, which XML forbids. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeUTF8(withoutControls(text))}</${name}>`;
}
