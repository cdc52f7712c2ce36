import type { SlotName } from '@kaadu/contracts';
import type { AnyPage, AnySlot, PageRef } from './composition';

/**
 * Returns the page that an expose's module exports as `page`. Types are checked against the contract at build
 * time. This check only makes a wrong module fail instead of rendering partially.
 * @throws Error naming the expose
 */
export function pageOf(module: unknown, { remote, expose }: PageRef): AnyPage {
  if (hasMember(module, 'page', isPage)) return module.page;
  throw new Error(`${expose} of ${remote} does not export a page`);
}

/** Returns the slot that an expose's module exports as `slot`. @throws Error naming the slot */
export function slotOf(module: unknown, name: SlotName): AnySlot {
  if (hasMember(module, 'slot', isSlot)) return module.slot;
  throw new Error(`the remote of the slot "${name}" does not export a slot`);
}

function isPage(value: unknown): value is AnyPage {
  return typeof value === 'object' && value !== null && 'Page' in value && typeof value.Page === 'function';
}

function isSlot(value: unknown): value is AnySlot {
  return typeof value === 'object' && value !== null && 'Slot' in value && typeof value.Slot === 'function';
}

function hasMember<Name extends string, Value>(
  module: unknown,
  name: Name,
  test: (value: unknown) => value is Value,
): module is Record<Name, Value> {
  return typeof module === 'object' && module !== null && name in module && test(Reflect.get(module, name));
}
