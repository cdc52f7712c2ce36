import { type ComponentType, lazy } from 'react';

/**
 * A component in a chunk of its own, for the browser only: render it after hydration, inside of `<Suspense>`.
 * @param load imports it
 * @param Missing stands in for it when its code cannot be loaded, so that the page goes on
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
) {
  return lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded', error);
        return { default: Missing };
      },
    ),
  );
}
