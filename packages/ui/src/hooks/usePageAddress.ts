import { useOrigins } from '@kaadu/api-client/origins';
import { useNavigation } from '@kaadu/federation/react';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The absolute address of the page that the visitor sees. The server's HTML is cached without the query, so the
 * query joins only after hydration.
 */
export function usePageAddress(): string {
  const { location } = useNavigation();
  const { siteUrl } = useOrigins();
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  return `${siteUrl}${location.pathname}${search}`;
}
