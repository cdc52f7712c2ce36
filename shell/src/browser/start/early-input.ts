import { interactiveEvent } from '../../app/start-script';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Something that a visitor did in a part before it was interactive. */
interface EarlyInput {
  readonly target: Element;
  readonly repeat: () => void;
}

const partOf = (element: Element) => element.closest<HTMLElement>('[data-part]');
const isInteractive = (part: HTMLElement | null) => part !== null && 'interactive' in part.dataset;

/**
 * Keeps what a visitor does in parts of the page that are not interactive yet, and does it again once they are: presses of
 * buttons, forms that only scripts can send, what was typed and chosen, and the focus. Links, and forms with an action,
 * work without scripts and are left to the browser. Ends when every part is interactive.
 */
export function keepEarlyInput(): void {
  const ended = new AbortController();
  const { signal } = ended;
  const kept = new KeptInput(() => {
    if (!isWaiting('[data-part]')) ended.abort();
  });
  const listen = (type: string, listener: (target: Element, event: Event) => void) =>
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) listener(event.target, event);
      },
      { capture: true, signal },
    );

  listen('click', (target) => {
    const button = target.closest('button');
    if (button && !(button.form && button.type === 'submit')) kept.add(button, () => button.click());
  });
  listen('submit', (form, event) => {
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    if (kept.add(form, () => form.requestSubmit(submitter))) event.preventDefault();
  });
  listen('focusin', (target) => {
    kept.add(target, () => {
      if (target === document.activeElement)
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
  });
  listenForChanges(kept, listen);
  // What other parts ask for, a login above all, is the session's to do.
  listen(interactiveEvent, () => {
    if (!isWaiting('[data-part=session]')) kept.repeatAll();
  });
}

/** What was done in parts that were not interactive, in its order. */
class KeptInput {
  readonly #inputs: EarlyInput[] = [];
  readonly #onRepeated: () => void;

  /** @param onRepeated called when everything in the parts that are interactive has been repeated */
  constructor(onRepeated: () => void) {
    this.#onRepeated = onRepeated;
  }

  /** @returns whether it is kept; if not, the target's part takes care of it */
  add(target: Element, repeat: () => void): boolean {
    const part = partOf(target);
    const early = part !== null && !isInteractive(part);
    if (early) this.#inputs.push({ target, repeat });
    return early;
  }

  /** One at a time: React renders what one causes before the next comes. */
  repeatAll(): void {
    setTimeout(() => {
      const isReady = ({ target }: EarlyInput) => !target.isConnected || isInteractive(partOf(target));
      const index = this.#inputs.findIndex(isReady);
      if (index === -1) return this.#onRepeated();
      const [input] = this.#inputs.splice(index, 1);
      if (input?.target.isConnected) input.repeat();
      this.repeatAll();
    });
  }
}

/** Keeps what fields held when they were last changed: hydration may reset them. */
function listenForChanges(
  kept: KeptInput,
  listen: (type: string, listener: (target: Element) => void) => void,
): void {
  const changes = new Map<Field, () => void>();
  const onChange = (target: Element) => {
    if (!isField(target)) return;
    const isKnown = changes.has(target);
    changes.set(target, changeOf(target));
    // A change after the part has become interactive has reached it: what was kept before is out of date.
    if (isInteractive(partOf(target))) changes.delete(target);
    else if (!isKnown) kept.add(target, () => changes.get(target)?.());
  };
  listen('input', onChange);
  listen('change', onChange);
}

function isWaiting(parts: string): boolean {
  return document.querySelector(`${parts}:not([data-interactive])`) !== null;
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Makes a field's present state happen again, in a way that React notices. */
function changeOf(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  return () => type(field, value);
}

/**
 * React ignores an event whose value is the one that it last saw being assigned, so the field gets another one first, and
 * then the typed one by the way that React does not watch.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  const isFocused = field === document.activeElement;
  field.value = field.defaultValue;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
