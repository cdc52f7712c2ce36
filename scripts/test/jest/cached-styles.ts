/**
 * Computes the style of an element once between two changes of the document. jsdom resolves and copies every property each
 * time, and a query by role asks for the styles of all elements: a fifth of the time of component tests.
 */
export function cacheComputedStyles(window: Window): void {
  const compute = window.getComputedStyle.bind(window);
  const { document } = window;
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });

  window.getComputedStyle = (element, pseudoElement) => {
    // Changes are reported after the present task: ask for those of this one.
    if (changes.takeRecords().length > 0) forget();
    const known = pseudoElement ? undefined : styles.get(element);
    if (known) return known;
    const style = compute(element, pseudoElement);
    // Outside of the document changes are not observed.
    if (!pseudoElement && document.contains(element)) styles.set(element, style);
    return style;
  };
}
