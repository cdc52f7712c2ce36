/**
 * Lets a transition between pages be skipped in silence, as it is when the next navigation comes first or the tab goes to
 * the background: the page has changed all the same, but `ready` rejects, and the router handles `finished` alone, so every
 * skipped transition would be an unhandled rejection. What fails in the update itself still rejects `finished`.
 *
 * Source: https://drafts.csswg.org/css-view-transitions-1/#skip-the-view-transition
 */
export function allowSkippedTransitions(page: Document): void {
  if (typeof page.startViewTransition !== 'function') return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
