import createBidi, { type Bidi } from 'bidi-js';
import { type DocumentFonts, type Face, graphemesOf } from './fonts';

/** A segment of a line in one face, in the order that the PDF library expects. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

export interface TextLine {
  /** Runs from left to right. */
  readonly runs: readonly Run[];
  /** Height above and depth below the baseline, in parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
}

/** Measures a text in one face, in points. */
export type MeasureRun = (run: Run) => number;

interface Glyph {
  readonly text: string;
  readonly face: Face;
  /** Embedding level (Unicode Standard Annex 9): odd from right to left. */
  readonly level: number;
}

const bidi: Bidi = createBidi();
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Scripts that are written without spaces between words. */
const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/**
 * Breaks a text into lines of a width in points, and each line into runs of one face in visual order.
 * A word that is wider than a line is broken between graphemes.
 */
export function layoutLines(
  text: string,
  fonts: DocumentFonts,
  width: number,
  measure: MeasureRun,
): TextLine[] {
  const glyphs = glyphsOf(fonts.printable(text), fonts);
  const lines: Glyph[][] = [[]];
  let used = 0;
  const place = (part: readonly Glyph[], partWidth: number) => {
    if (used > 0 && used + partWidth > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...part);
    used += partWidth;
  };
  const widthOf = (part: readonly Glyph[]) => runsOf(part).reduce((sum, run) => sum + measure(run), 0);
  for (const chunk of unbreakable(glyphs)) {
    const visibleWidth = widthOf(withoutLastSpaces(chunk));
    if (visibleWidth > width) for (const glyph of chunk) place([glyph], widthOf([glyph]));
    else {
      place(chunk, visibleWidth);
      used += widthOf(chunk) - visibleWidth;
    }
  }
  return lines.map((line) => lineOf(withoutLastSpaces(line), fonts));
}

function glyphsOf(text: string, fonts: DocumentFonts): Glyph[] {
  const { levels } = bidi.getEmbeddingLevels(text);
  let index = 0;
  return graphemesOf(text).flatMap((grapheme) => {
    const level = levels[index] ?? 0;
    index += grapheme.length;
    const face = fonts.faceOf(grapheme);
    return face ? [{ text: grapheme, face, level }] : [];
  });
}

/** Splits after spaces, and between words in scripts without spaces. */
function unbreakable(glyphs: readonly Glyph[]): Glyph[][] {
  const starts = breakIndices(glyphs.map(({ text }) => text).join(''));
  const chunks: Glyph[][] = [];
  let index = 0;
  for (const glyph of glyphs) {
    if (chunks.length === 0 || starts.has(index)) chunks.push([]);
    chunks.at(-1)?.push(glyph);
    index += glyph.text.length;
  }
  return chunks;
}

function breakIndices(text: string): Set<number> {
  const starts = new Set<number>();
  let previous = '';
  for (const { segment, index } of words.segment(text)) {
    const afterSpace = previous.endsWith(' ') && segment !== ' ';
    if (afterSpace || (unspaced.test(previous) && unspaced.test(segment))) starts.add(index);
    previous = segment;
  }
  return starts;
}

function withoutLastSpaces(glyphs: readonly Glyph[]): Glyph[] {
  const last = glyphs.findLastIndex(({ text }) => text !== ' ');
  return glyphs.slice(0, last + 1);
}

function lineOf(glyphs: readonly Glyph[], { faces }: DocumentFonts): TextLine {
  const used = glyphs.length > 0 ? glyphs.map(({ face }) => face) : faces.slice(0, 1);
  return {
    runs: runsOf(visualOrder(glyphs)),
    ascent: Math.max(...used.map(({ ascent }) => ascent)),
    descent: Math.max(...used.map(({ descent }) => descent)),
  };
}

/** Reverses each sequence of a level or higher, from the highest level to the lowest odd one (UAX 9, rule L2). */
function visualOrder(glyphs: readonly Glyph[]): Glyph[] {
  const ordered = [...glyphs];
  for (let level = Math.max(0, ...glyphs.map((glyph) => glyph.level)); level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      const end = ordered.findIndex((glyph, index) => index >= start && glyph.level < level);
      const length = (end === -1 ? ordered.length : end) - start;
      ordered.splice(start, length, ...ordered.slice(start, start + length).reverse());
      start += length + 1;
    }
  }
  return ordered;
}

/** Joins neighbours of the same face and direction. */
function runsOf(glyphs: readonly Glyph[]): Run[] {
  const groups: Glyph[][] = [];
  for (const glyph of glyphs) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first?.face === glyph.face && first.level === glyph.level) group.push(glyph);
    else groups.push([glyph]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    return first ? [{ face: first.face, text: runText(group, first.level) }] : [];
  });
}

/** Returns the text of a run. The PDF library reverses right-to-left letters itself, and mirrors nothing. */
function runText(group: readonly Glyph[], level: number): string {
  const visual = group.map(({ text }) => text);
  if (level % 2 === 0) return visual.join('');
  return visual.some((text) => rightToLeft.test(text))
    ? visual.reverse().join('')
    : visual.map((text) => bidi.getMirroredCharacter(text) ?? text).join('');
}
