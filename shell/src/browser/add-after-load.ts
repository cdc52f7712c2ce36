import type { PageServices, TakePrefetched } from './after-load/page-services';

let take: TakePrefetched | undefined;

/** The result of a page that was loaded ahead, if it was. */
export const takePrefetched: TakePrefetched = (href) => take?.(href);

/** Loads, once the page has loaded, what it can be shown and used without. */
export function addAfterLoad(services: PageServices): void {
  const add = () => {
    import(/* webpackChunkName: "after-load" */ './after-load/after-load').then(({ startAfterLoad }) => {
      take = startAfterLoad(services);
    }, console.warn);
  };
  if (document.readyState === 'complete') add();
  else addEventListener('load', add);
}
