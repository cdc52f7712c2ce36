import type { Mountable } from './mountable';

/** Functions that remove the parts on the page, by their elements. */
const removals = new WeakMap<Element, () => void>();

/**
 * Shows a part in an element: hydrates the server's markup if there is some, and otherwise mounts the part. A
 * part that the element shows already is removed first.
 * @returns a function that removes the part, unless another one has replaced it
 * @throws Error when the module exports no `mount`
 */
export function mountPart<Data>(part: Mountable<Data>, element: Element, data: Data): () => void {
  if (!part.mount) throw new Error('the browser build of the expose must export `mount`');
  removals.get(element)?.();
  const unmount = part.mount(element, data, { hydrate: element.hasChildNodes() });
  const remove = () => {
    if (removals.get(element) !== remove) return;
    removals.delete(element);
    unmount();
    element.replaceChildren();
  };
  removals.set(element, remove);
  return remove;
}
