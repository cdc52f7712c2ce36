import { type ComponentType, lazy } from 'react';

/**
 * Creates a component in a chunk of its own, for the browser only. Render it after hydration, inside of `<Suspense>`.
 * @param load imports the component
 * @param Missing replaces it when its code cannot be loaded, so that the page keeps working
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
) {
  return lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      (error: unknown) => {
        console.warn('A component of the page could not be loaded', error);
        return { default: Missing };
      },
    ),
  );
}
