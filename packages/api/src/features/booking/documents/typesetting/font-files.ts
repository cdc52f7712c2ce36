import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** Font families in order of preference: the site's own, then Noto for missing characters. */
const families = [
  'figtree',
  'noto-sans',
  ...[
    'kannada',
    'tamil',
    'telugu',
    'malayalam',
    'bengali',
    'gujarati',
    'gurmukhi',
    'oriya',
    'meetei-mayek',
    'ol-chiki',
    'sinhala',
    'arabic',
    'hebrew',
    'syriac',
    'thaana',
    'armenian',
    'georgian',
    'ethiopic',
    'thai',
    'lao',
    'khmer',
    'myanmar',
    'sc',
    'kr',
  ].map((script) => `noto-sans-${script}`),
  'noto-emoji',
];

/** A variable font for a subset of a family's characters. */
export interface FontFile {
  readonly name: string;
  /** Path of the WOFF2 file with the axis `wght`. */
  readonly path: string;
  /** Returns whether the file covers a code point. The glyph may still be missing. */
  readonly isFor: (codePoint: number) => boolean;
}

/** Ranges of code points by file, in the syntax of the CSS descriptor `unicode-range`. */
const rangesSchema = z.record(z.string(), z.string());

/** Lists the files of all families, in order of preference. */
export function listFontFiles(): FontFile[] {
  return families.flatMap(filesOf);
}

function filesOf(family: string): FontFile[] {
  const index = require.resolve(`@fontsource-variable/${family}/unicode.json`);
  const ranges = rangesSchema.parse(JSON.parse(readFileSync(index, 'utf8')));
  return Object.entries(ranges).map(([part, range]) => {
    const name = `${family}-${part.replaceAll(/[[\]]/g, '')}`;
    return { name, path: join(dirname(index), 'files', `${name}-wght-normal.woff2`), isFor: isIn(range) };
  });
}

function isIn(unicodeRange: string): (codePoint: number) => boolean {
  const ranges = unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
}
