import { readStored, writeStored } from '@kaadu/browser-storage';

const storageKey = 'ticketDraft';
// Session storage: it ends with the tab, so the next user of a shared computer cannot read it.
const area = 'sessionStorage';

/** Unsent input, by name of the field. */
export type Draft = Readonly<Record<string, string>>;

/** Reads the stored draft; empty when there is none or it cannot be read. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, area) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
  } catch (error) {
    console.warn(`Ignored unreadable text under ${storageKey}`, error);
    return {};
  }
}

/**
 * Stores or removes the draft.
 * @param draft null once the server has it
 */
export function storeDraft(draft: Draft | null): void {
  writeStored(storageKey, draft && JSON.stringify(draft), area);
}

/** Name of the idempotency key in the draft. The key belongs to the input, and changes with it. */
export const keyField = 'key';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

/** Returns the values of a form, by name of the field. */
export function readForm(form: HTMLFormElement): Draft {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** Fills the empty fields of a form from a draft. Input typed before hydration stays. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const isUntouched = field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : !field.value;
    const kept = draft[field.name];
    if (isUntouched && kept) field.value = kept;
  }
}
