const loneSurrogates = /\p{Surrogate}/gu;

/**
 * Cuts text to at most `maxLength` UTF-16 code units, the unit of every `maxLength` in the contracts. Never cuts inside a
 * grapheme (an emoji with modifiers, a letter with its marks), and the result is always well-formed Unicode.
 * A single grapheme longer than `maxLength` is cut between its code points.
 */
export function cutText(text: string, maxLength: number): string {
  const wellFormed = text.replaceAll(loneSurrogates, '\u{FFFD}');
  if (wellFormed.length <= maxLength) return wellFormed;
  const end = graphemeStart(wellFormed, maxLength);
  return wellFormed.slice(0, end === 0 ? codePointStart(wellFormed, maxLength) : end);
}

/** Returns the first grapheme of a text, such as an initial; '' for an empty text. */
export function firstCharacter(text: string): string {
  const [codePoint = ''] = text;
  if (!Intl.Segmenter) return codePoint;
  return new Intl.Segmenter('en').segment(text).containing(0)?.segment ?? codePoint;
}

/** Returns the text with its first letter in upper case. */
export function capitalise(text: string): string {
  const first = firstCharacter(text);
  return first.toUpperCase() + text.slice(first.length);
}

/**
 * Returns the index at which the grapheme around `index` starts. Firefox before 125 has no graphemes: code
 * points there.
 */
function graphemeStart(text: string, index: number): number {
  if (!Intl.Segmenter) return codePointStart(text, index);
  return new Intl.Segmenter('en').segment(text).containing(index)?.index ?? index;
}

/** Returns the index at which the code point around `index` starts. */
function codePointStart(text: string, index: number): number {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff ? index - 1 : index;
}

/** Cuts a URL to at most `maxLength` characters, never inside a percent-encoded character (%F0%9F%8C%B4). */
export function cutUrl(url: string, maxLength: number): string {
  const cut = cutText(url, maxLength);
  return cut === url ? url : cut.replace(/(?:%[0-9a-f]{2})*(?:%[0-9a-f]?)?$/i, wholeCharacters);
}

/** Returns the longest prefix of percent-encoded bytes that ends with a complete character. */
function wholeCharacters(encoded: string): string {
  const bytes = encoded.match(/%[0-9a-f]{2}/gi) ?? [];
  const ends = [0, 1, 2, 3].map((dropped) => bytes.slice(0, bytes.length - dropped).join(''));
  return ends.find(isDecodable) ?? '';
}

function isDecodable(encoded: string): boolean {
  try {
    return decodeURIComponent(encoded) !== '';
  } catch {
    return false;
  }
}
