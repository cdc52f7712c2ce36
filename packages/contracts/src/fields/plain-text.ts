/**
 * Line breaks: carriage return, line feed, vertical tab, form feed, next line, and the separators of Unicode.
 */
const lineBreaks = /\r\n|[\n\v\f\r\u{85}\u{2028}\u{2029}]/gu;
/** Control characters except tab and line feed, and characters that XML forbids. */
const controls = /(?![\t\n])[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/gu;
/** Overrides and isolates of the text direction, which show text in another order than it has. */
const directions = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

/** Removes control characters except tabs and line breaks, and overrides of the text direction. */
export function withoutControls(text: string): string {
  return text.replaceAll(lineBreaks, '\n').replaceAll(controls, '').replaceAll(directions, '');
}

/** Puts text on one line: line breaks and tabs become spaces, control characters are removed. */
export function oneLine(text: string): string {
  return withoutControls(text).replaceAll(/[\n\t]+/g, ' ');
}
