/** Clicks without effect from which a visitor counts as enraged. */
const enragedFrom = 3;
/** Time that an effect may take, in milliseconds. */
const effectMs = 500;
/** Effects other than a change of the document. */
const effects = ['input', 'submit', 'scroll', 'blur', 'popstate'];

/**
 * Watches for series of clicks without effect: the document does not change, nothing is entered, scrolled, selected
 * or opened.
 * @param onRage called for each series
 */
export function watchRageClicks(onRage: () => void): void {
  let clicks = 0;
  const onEffect = () => {
    clicks = 0;
  };
  new MutationObserver((records) => {
    // The shell itself lays out sections by their style.
    if (records.some(({ attributeName }) => attributeName !== 'style')) onEffect();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of effects) addEventListener(type, onEffect, true);
  addEventListener(
    'click',
    () => {
      clicks += 1;
      if (clicks !== enragedFrom) return;
      setTimeout(() => {
        if (clicks >= enragedFrom && getSelection()?.isCollapsed !== false) onRage();
        clicks = 0;
      }, effectMs);
    },
    true,
  );
}
