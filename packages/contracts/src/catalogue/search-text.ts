/**
 * Marks on letters (NFD), and the joiners that some keyboards insert between Indic letters and others omit.
 */
export const ignoredInSearch = '[\u{300}-\u{36F}\u{200C}\u{200D}]';
/** Separators between words, by code point, so that they do not depend on a database's locale. */
export const wordSeparators =
  '[\u{1}-/:-`{-\u{A9}\u{AB}-\u{B4}\u{B6}-\u{B9}\u{BB}-\u{BF}\u{D7}\u{F7}\u{964}\u{965}\u{2000}-\u{200B}\u{200E}-\u{206F}\u{20A0}-\u{20CF}\u{2190}-\u{2BFF}\u{3000}-\u{3004}\u{3008}-\u{3020}\u{FE00}-\u{FE6F}]+';
/** Non-ASCII capital letters without a mark, and their small letters, independent of a database's locale. */
export const capitals = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏÐÞØÆŒĐŁ';
export const smallLetters = 'αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџðþøæœđł';

const patternOf = (source: string, flags: string) => new RegExp(source, flags);
const ignored = patternOf(ignoredInSearch, 'gu');
const separators = patternOf(wordSeparators, 'u');

/** Normalises text for search: removes case, marks and joiners. The database does the same. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replaceAll(ignored, '').normalize('NFC').toLowerCase();
}

/** Words of a text, normalised for search. */
export function foldedWords(text: string): string[] {
  return foldForSearch(text).split(separators).filter(Boolean);
}
