import { useNavigation } from '@kaadu/federation/react';

/** Returns the page number of a query, from 1; 1 if it is missing or invalid. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Keeps the query of a list in the URL, so that it survives a reload and can be shared. */
export function useListQuery() {
  const { location, navigate } = useNavigation();
  const { pathname, search } = location;
  const given = new URLSearchParams(search);
  return {
    /** The query string, as a dependency for memoisation. */
    search,
    /** Returns a parameter; empty when it is not set. */
    get: (name: string) => given.get(name) ?? '',
    /** Changes parameters and removes empty ones. Any change except of the page returns to the first page. */
    change(values: Readonly<Record<string, string>>): void {
      const next = new URLSearchParams(search);
      if (!('page' in values)) next.delete('page');
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const text = next.toString();
      navigate(text ? `${pathname}?${text}` : pathname, { keepScroll: true });
    },
  };
}
