const noRectangles = () => Object.assign([], { item: () => null });

/** Stubs the layout that ProseMirror reads and jsdom does not have. */
export function stubLayout(): void {
  Range.prototype.getClientRects = noRectangles;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.getClientRects = noRectangles;
  document.elementFromPoint = () => null;
}
