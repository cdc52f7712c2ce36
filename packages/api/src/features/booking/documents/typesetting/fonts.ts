import { readFile } from 'node:fs/promises';
import anyAscii from 'any-ascii';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { type FontFile, listFontFiles } from './font-files';

export type Weight = 'regular' | 'bold';

const weights = { regular: 400, bold: 700 } as const satisfies Record<Weight, number>;

/** A font as TrueType files of two weights. */
export interface Face {
  readonly name: string;
  readonly files: Readonly<Record<Weight, Buffer>>;
  /** Height above and depth below the baseline, in parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
  readonly has: (codePoint: number) => boolean;
}

const fontFiles = listFontFiles();
/** Characters of the documents' own texts. */
const ownCharacters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, n) => 32 + n))}₹×·–—•→‘’“”…−`;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into graphemes. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

const codePointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Fonts of one document. */
export class DocumentFonts {
  private constructor(readonly faces: readonly Face[]) {}

  /** Loads the fonts for a text, in order of preference. */
  static async forText(text: string): Promise<DocumentFonts> {
    const missing = new Set(codePointsOf(ownCharacters + clean(text)));
    const faces: Face[] = [];
    for (const file of fontFiles) {
      if (![...missing].some(file.isFor)) continue;
      const face = await loadFace(file);
      const found = [...missing].filter(face.has);
      if (found.length > 0) faces.push(face);
      for (const codePoint of found) missing.delete(codePoint);
    }
    return new DocumentFonts(faces);
  }

  /** Finds the preferred face that has a grapheme. */
  faceOf(grapheme: string): Face | undefined {
    const codePoints = codePointsOf(grapheme);
    return this.faces.find((face) => codePoints.every(face.has));
  }

  /**
   * Replaces graphemes that no face has: by the grapheme without invisible characters, else by its Latin
   * transliteration. Each grapheme of the result has a glyph.
   */
  printable(text: string): string {
    return graphemesOf(clean(text))
      .map((grapheme) => {
        if (this.faceOf(grapheme)) return grapheme;
        const visible = grapheme.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
        return visible === '' || this.faceOf(visible) ? visible : anyAscii(visible) || '?';
      })
      .join('');
  }
}

/** Composes letters with their marks, and replaces control characters and halves of surrogate pairs. */
const clean = (text: string) =>
  text
    .replaceAll(/\p{Surrogate}/gu, '?')
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ');

const loaded = new Map<string, Promise<Face>>();

/** Loads a font once and derives both weights from the variable font. */
function loadFace(file: FontFile): Promise<Face> {
  const known = loaded.get(file.name);
  if (known) return known;
  const face = readFace(file);
  loaded.set(file.name, face);
  face.catch(() => loaded.delete(file.name));
  return face;
}

async function readFace({ name, path, isFor }: FontFile): Promise<Face> {
  const variable = await readFile(path);
  const font = create(variable);
  if (!('characterSet' in font)) throw new Error(`${path} holds more than one font`);
  // All characters, because fontkit does not read the layout tables of smaller subsets. pdfkit embeds what a document uses.
  const characters = String.fromCodePoint(...font.characterSet);
  const ofWeight = (wght: number) =>
    subsetFont(variable, characters, { targetFormat: 'truetype', variationAxes: { wght } });
  const covered = new Set(font.characterSet.filter(isFor));
  return {
    name,
    files: { regular: await ofWeight(weights.regular), bold: await ofWeight(weights.bold) },
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    has: (codePoint) => covered.has(codePoint),
  };
}
