import { readStored, writeStored } from '@kaadu/browser-storage';

const storageKey = 'ticketDraft';
// Ends with the tab: the next person at a shared computer does not find what somebody wrote.
const area = 'sessionStorage';

/** What was typed and not sent yet, by name of the field. */
export type Draft = Readonly<Record<string, string>>;

/** The kept draft; empty when there is none or it cannot be read. */
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

/** @param draft null once the server has it */
export function storeDraft(draft: Draft | null): void {
  writeStored(storageKey, draft && JSON.stringify(draft), area);
}

/** Name of the idempotency key in the draft: it belongs to what is typed, and changes with it. */
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

/** What a form holds, by name of the field. */
export function readForm(form: HTMLFormElement): Draft {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** Puts a draft into the fields of a form that are still empty: what was typed before the page was ready stays. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const isUntouched = field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : !field.value;
    const kept = draft[field.name];
    if (isUntouched && kept) field.value = kept;
  }
}
