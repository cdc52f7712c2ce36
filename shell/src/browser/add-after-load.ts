import type { PageServices, TakePrefetched } from './after-load/page-services';

let take: TakePrefetched | undefined;

/** Returns the result of a prefetched page, if there is one. */
export const takePrefetched: TakePrefetched = (href) => take?.(href);

/** Loads code that the page does not need to be shown and used, after the page has loaded. */
export function addAfterLoad(services: PageServices): void {
  const add = () => {
    import(/* webpackChunkName: "after-load" */ './after-load/after-load').then(({ startAfterLoad }) => {
      take = startAfterLoad(services);
    }, console.warn);
  };
  if (document.readyState === 'complete') add();
  else addEventListener('load', add);
}
