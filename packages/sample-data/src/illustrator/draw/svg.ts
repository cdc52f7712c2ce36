import { round } from './path';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and quoted attributes; removes characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

/** Fills a flat area with one ink. */
export function fill(data: string, ink: string, opacity = 1): string {
  if (data === '') return '';
  return `<path d="${data}" fill="${ink}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;
}

/** Draws a line of one ink with round ends. */
export function line(data: string, ink: string, width: number, opacity = 1): string {
  if (data === '') return '';
  return `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;
}

/** Moves art drawn around 0,0 to a place, at a scale; a negative `scaleX` mirrors it. */
export function place(art: string, x: number, y: number, scaleX = 1, scaleY = Math.abs(scaleX)): string {
  const factor = (value: number) => Math.round(value * 1000) / 1000;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${factor(scaleX)} ${factor(scaleY)})">${art}</g>`;
}

/**
 * Fades an ink to nothing over the height of the filled area: the printer's split fountain. Needs an `id`
 * unique in the image.
 */
export function fade(id: string, ink: string, from: number, to: number): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity="${from}"/><stop offset="1" stop-color="${ink}" stop-opacity="${to}"/></linearGradient>`;
}
