import { type Address } from './pages';
import { unknownAddress } from './render-pages';

/**
 * Addresses that all differ, so that no page of them is in the cache: pages of the candidate's routes with a parameter that
 * the page is rendered by, and addresses of no page, which every slot is part of.
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
