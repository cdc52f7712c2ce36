import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a remote says to the others and what it listens to. */
export interface BusContract {
  readonly emits: readonly string[];
  readonly expects: readonly string[];
}

const emission = /\bemit(?:Untrusted)?\(\s*'([^']+)'/g;
const expectation = /(?:\buseBus(?:Event|State)|\b(?:on|last))\(\s*'([^']+)'/g;

/** Shared pieces that speak on the bus for the remote that uses them. */
const carried: readonly { readonly piece: RegExp; readonly emits: string[]; readonly expects: string[] }[] = [
  { piece: /<(?:ChatLink|PhoneLink|ShareLinks)\b/, emits: ['page:action-counted'], expects: [] },
  {
    piece: /\busePopup\(/,
    emits: ['page:popup-opened', 'page:popup-closed'],
    expects: ['page:popup-opened'],
  },
];

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^solo/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function names(texts: readonly string[], pattern: RegExp, side: 'emits' | 'expects'): string[] {
  const direct = texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  const indirect = carried.filter(({ piece }) => texts.some((text) => piece.test(text)));
  return [...new Set([...direct, ...indirect.flatMap((entry) => entry[side])])].sort();
}

/** Reads from the sources of a folder which events its code emits and expects. */
export function scanContract(folder: string): BusContract {
  const texts = sources(folder);
  return { emits: names(texts, emission, 'emits'), expects: names(texts, expectation, 'expects') };
}

/** Reads what a README says under its headings "Emits" and "Expects": the names at the head of each list item. */
export function readContract(readme: string): BusContract {
  const text = readFileSync(readme, 'utf8');
  const listed = (heading: string) => {
    const section = text.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]?.split(/^#/m)[0] ?? '';
    return [...section.matchAll(/^- `([^`]+)`/gm)].map((match) => match[1] ?? '').sort();
  };
  return { emits: listed('Emits'), expects: listed('Expects') };
}
