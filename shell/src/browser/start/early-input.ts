import { interactiveEvent } from '../../app/start-script';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An action of a visitor in a section that was not interactive yet. */
interface EarlyInput {
  readonly target: Element;
  readonly repeat: () => void;
}

const partOf = (element: Element) => element.closest<HTMLElement>('[data-part]');
const isInteractive = (part: HTMLElement | null) => part !== null && 'interactive' in part.dataset;

/**
 * Records what a visitor does in sections that are not interactive yet, and repeats it once they are: button
 * presses, forms that only scripts can send, input and the focus. Links and forms with an action work without
 * scripts and are left to the browser. Ends when every section is interactive.
 */
export function recordEarlyInput(): void {
  const ended = new AbortController();
  const { signal } = ended;
  const recorded = new RecordedInput(() => {
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
    if (button && !(button.form && button.type === 'submit')) recorded.add(button, () => button.click());
  });
  listen('submit', (form, event) => {
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    if (recorded.add(form, () => form.requestSubmit(submitter))) event.preventDefault();
  });
  listen('focusin', (target) => {
    recorded.add(target, () => {
      if (target === document.activeElement)
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
  });
  listenForChanges(recorded, listen);
  // Requests of other sections, mainly for a login, need the session.
  listen(interactiveEvent, () => {
    if (!isWaiting('[data-part=session]')) recorded.repeatAll();
  });
}

/** Recorded actions in sections that were not interactive, in their order. */
class RecordedInput {
  readonly #inputs: EarlyInput[] = [];
  readonly #onRepeated: () => void;

  /** @param onRepeated called when everything recorded in interactive sections has been repeated */
  constructor(onRepeated: () => void) {
    this.#onRepeated = onRepeated;
  }

  /** Records an action. @returns false if the target's section is interactive and handles it */
  add(target: Element, repeat: () => void): boolean {
    const part = partOf(target);
    const early = part !== null && !isInteractive(part);
    if (early) this.#inputs.push({ target, repeat });
    return early;
  }

  /** One at a time: React renders the effect of one before the next. */
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

/** Records the values of fields when they change, because hydration may reset them. */
function listenForChanges(
  recorded: RecordedInput,
  listen: (type: string, listener: (target: Element) => void) => void,
): void {
  const changes = new Map<Field, () => void>();
  const onChange = (target: Element) => {
    if (!isField(target)) return;
    const isKnown = changes.has(target);
    changes.set(target, changeOf(target));
    // A change in an interactive section has been handled: the recorded value is obsolete.
    if (isInteractive(partOf(target))) changes.delete(target);
    else if (!isKnown) recorded.add(target, () => changes.get(target)?.());
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

/** Returns a function that repeats the change of a field so that React notices it. */
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
 * Types a value. React ignores an event whose value it last saw being assigned. So the field gets another
 * value first, and then the typed one through the native setter, which React does not track.
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
