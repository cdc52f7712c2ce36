import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

interface Face {
  /** Folder of the package and beginning of its files' names. */
  readonly package: string;
  readonly file: string;
  /** Words that the face can set. */
  readonly covers: RegExp;
}

/** Characters that every face below has. */
const common = String.raw`\p{N}\p{P}\p{Z}₹+\u200c\u200d`;

/**
 * The site's own face first, then Noto for what it lacks. Noto Sans has all Latin, Greek, Cyrillic and Devanagari letters,
 * and gets what nobody covers: Arabic, Chinese and the like are not readable in documents.
 */
const faces = {
  Figtree: {
    package: 'figtree',
    file: 'Figtree',
    covers:
      /^[\x20-\x7e\xa0-\xac\xae-\u0113\u0116-\u0127\u0139-\u013e\u0141-\u0148\u0150-\u0161\u016a-\u017e–—‘’“”•…₹×·−→]*$/,
  },
  Kannada: indian('Kannada'),
  Tamil: indian('Tamil'),
  Telugu: indian('Telugu'),
  Malayalam: indian('Malayalam'),
  Noto: { package: 'noto-sans', file: 'NotoSans', covers: /^/ },
} as const satisfies Record<string, Face>;

function indian(script: string): Face {
  return {
    package: `noto-sans-${script.toLowerCase()}`,
    file: `NotoSans${script}`,
    covers: new RegExp(`^[${common}\\p{Script=${script}}]*$`, 'u'),
  };
}

export type FaceName = keyof typeof faces;
export const faceNames = Object.keys(faces).filter((name): name is FaceName => name in faces);

const files = new Map<string, Buffer>();

/** A face's TrueType file, read once. */
export function fontFile(name: FaceName, weight: Weight): Buffer {
  const style = weight === 'bold' ? '700Bold' : '400Regular';
  const { package: folder, file } = faces[name];
  const path = require.resolve(`@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`);
  const bytes = files.get(path) ?? readFileSync(path);
  files.set(path, bytes);
  return bytes;
}

/** A stretch of text that one face sets. */
export interface Run {
  readonly face: FaceName;
  readonly text: string;
}

/** Splits a text between words so that each part is set in the first face that has all its letters. */
export function fontRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const word of text.replaceAll(/\p{Cc}+/gu, ' ').split(/(?<= )/)) {
    const face = faceNames.find((name) => faces[name].covers.test(word)) ?? 'Noto';
    const last = runs.at(-1);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + word };
    else runs.push({ face, text: word });
  }
  return runs;
}
