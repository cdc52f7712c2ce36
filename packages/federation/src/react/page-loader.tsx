import { useContext, type ComponentType, type ReactNode } from 'react';
import { sharedContext } from './shared-context';

/**
 * Loads the component of the page at a route, from the remote that provides it.
 * @param path path of the route as its release declares it: `/stories/:title/:id`
 */
export type PageLoader = (path: string) => Promise<ComponentType<{ readonly data: unknown }>>;

const PageLoaderContext = sharedContext<PageLoader>('federation.page-loader');

export function PageLoaderProvider({ value, children }: { value: PageLoader; children: ReactNode }) {
  return <PageLoaderContext value={value}>{children}</PageLoaderContext>;
}

/**
 * Returns the host's page loader, with which a remote shows a page of another remote; null if the host has
 * none.
 */
export function usePageLoader(): PageLoader | null {
  return useContext(PageLoaderContext);
}
