import { type Address } from './pages';
import { unknownAddress } from './render-pages';

/**
 * Generates distinct URLs, so that none of their pages is in the cache. They vary a parameter of the
 * candidate's routes, and include URLs without a page, which render every slot.
 */
export function variedAddresses(candidate: string, addresses: readonly Address[], count: number): string[] {
  const variable = addresses.flatMap(({ route, address, invented }) => {
    const [parameter] = route.query ?? ['n'];
    if (route.remote !== candidate || invented || parameter === undefined) return [];
    return [(n: number) => `${address}?${parameter}=${n}`];
  });
  const makers = [...variable, (n: number) => `${unknownAddress}-${n}`];
  return Array.from({ length: count }, (_, n) => makers[n % makers.length]?.(n) ?? unknownAddress);
}
