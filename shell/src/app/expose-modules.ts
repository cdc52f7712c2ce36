import type { AnyPage, AnySlot } from './composition';

/**
 * The page in an expose's module, which exports it as `page`. What a remote exposes was compiled against the
 * contract; here only its outline is checked, so that another one is refused rather than half rendered.
 * @throws Error naming the expose
 */
export function pageOf(module: unknown, expose: string): AnyPage {
  if (hasMember(module, 'page', isPage)) return module.page;
  throw new Error(`${expose} does not export a page`);
}

/** The slot in an expose's module, which exports it as `slot`. @throws Error naming the slot */
export function slotOf(module: unknown, name: string): AnySlot {
  if (hasMember(module, 'slot', isSlot)) return module.slot;
  throw new Error(`the remote behind "${name}" does not export a slot`);
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
