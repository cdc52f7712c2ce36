import { readStored, writeStored } from '@kaadu/browser-storage';

/** Unsaved input of the visitor. It survives until the tab is closed, and across bookings. */
export interface Draft {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly note?: string;
  readonly arrival?: string;
  readonly dietary?: string;
  readonly gstin?: string;
  readonly legalName?: string;
  readonly travellers: readonly { readonly name?: string; readonly document?: string }[];
}

const storageKey = 'bookingTravellers';
const area = 'sessionStorage';

function textsOf<Name extends string>(value: unknown, names: readonly Name[]): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  if (typeof value !== 'object' || value === null) return texts;
  for (const name of names) {
    const text: unknown = Reflect.get(value, name);
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}

/** Reads the stored draft; an empty one when there is none or it cannot be read. */
export function readDraft(): Draft {
  const stored = readStored(storageKey, area);
  if (stored === null) return { travellers: [] };
  try {
    const value: unknown = JSON.parse(stored);
    const travellers: unknown = typeof value === 'object' && value && Reflect.get(value, 'travellers');
    return {
      ...textsOf(value, ['name', 'email', 'phone', 'note', 'arrival', 'dietary', 'gstin', 'legalName']),
      travellers: Array.isArray(travellers)
        ? travellers.map((traveller) => textsOf(traveller, ['name', 'document']))
        : [],
    };
  } catch (error) {
    console.warn(`Ignored unreadable text under ${storageKey}`, error);
    return { travellers: [] };
  }
}

/**
 * Stores or removes the draft.
 * @param draft null once the server has it
 */
export function storeDraft(draft: Draft | null): void {
  writeStored(storageKey, draft && JSON.stringify(draft), area);
}

/** Returns the draft with one traveller's text changed. */
export function withTraveller(draft: Draft, index: number, part: Draft['travellers'][number]): Draft {
  const length = Math.max(draft.travellers.length, index + 1);
  const travellers = Array.from({ length }, (_, at) => ({
    ...draft.travellers[at],
    ...(at === index && part),
  }));
  return { ...draft, travellers };
}
