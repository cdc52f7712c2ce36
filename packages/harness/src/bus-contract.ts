import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Events that a remote emits and events that it listens to. */
export interface BusContract {
  readonly emits: readonly string[];
  readonly expects: readonly string[];
}

const emitCall = /\bemit(?:Untrusted)?\(\s*'([^']+)'/g;
// Event names contain a colon, unlike the arguments of other methods named `on`.
const subscribeCall = /(?:\buseBus(?:Event|State)|\b(?:on|last))\(\s*'([^':]+:[^']+)'/g;

/** Components and hooks of shared packages that use the bus on behalf of the remote that renders them. */
const sharedUsers: readonly { readonly use: RegExp; readonly emits: string[]; readonly expects: string[] }[] =
  [
    { use: /\buseIsMember\(/, emits: [], expects: ['auth:state-changed'] },
    { use: /<(?:ChatLink|PhoneLink|ShareLinks)\b/, emits: ['page:action-counted'], expects: [] },
    {
      use: /\busePopup\(/,
      emits: ['page:popup-opened', 'page:popup-closed'],
      expects: ['page:popup-opened'],
    },
  ];

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^solo|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function eventNames(sources: readonly string[], call: RegExp, side: 'emits' | 'expects'): string[] {
  const direct = sources.flatMap((source) => [...source.matchAll(call)].map((match) => match[1] ?? ''));
  const indirect = sharedUsers.filter(({ use }) => sources.some((source) => use.test(source)));
  return [...new Set([...direct, ...indirect.flatMap((user) => user[side])])].sort();
}

/** Extracts the bus contract from the source code in `folder`, without test files and solo pages. */
export function scanBusContract(folder: string): BusContract {
  const sources = readSources(folder);
  return {
    emits: eventNames(sources, emitCall, 'emits'),
    expects: eventNames(sources, subscribeCall, 'expects'),
  };
}

/** Parses the bus contract of a README: the event at the start of each item under "Emits" and "Expects". */
export function readBusContract(readme: string): BusContract {
  const text = readFileSync(readme, 'utf8');
  const listedUnder = (heading: string) => {
    const section = text.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]?.split(/^#/m)[0] ?? '';
    return [...section.matchAll(/^- `([^`]+)`/gm)].map((match) => match[1] ?? '').sort();
  };
  return { emits: listedUnder('Emits'), expects: listedUnder('Expects') };
}
