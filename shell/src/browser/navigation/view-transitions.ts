/**
 * Ignores skipped view transitions, as when the next navigation comes first or the tab is hidden. The page
 * changes nevertheless, but `ready` rejects, and the router handles only `finished`. Errors of the update
 * itself still reject `finished`.
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
