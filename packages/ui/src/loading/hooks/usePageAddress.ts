import { useOrigins } from '@kaadu/api-client/origins';
import { useNavigation } from '@kaadu/federation/react';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns the absolute URL of the current page. The server's HTML is cached without the query, so the query is included
 * only after hydration.
 */
export function usePageAddress(): string {
  const { location } = useNavigation();
  const { siteUrl } = useOrigins();
  const search = useSyncExternalStore(
    subscribeToNothing,
    () => location.search,
    () => '',
  );
  return `${siteUrl}${location.pathname}${search}`;
}
