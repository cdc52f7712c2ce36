import { useNavigation } from '@kaadu/federation/react';

/** The page that a query asks for, from 1; the first if it names none that could exist. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** What a list asks for, kept in the address: it outlasts a reload, and can be sent to a colleague. */
export function useListQuery() {
  const { location, navigate } = useNavigation();
  const { pathname, search } = location;
  const given = new URLSearchParams(search);
  return {
    /** The query of the address, for what is memoised by it. */
    search,
    /** A parameter; empty when it is not asked for. */
    get: (name: string) => given.get(name) ?? '',
    /** Changes some parameters, empty ones are left out. With anything but the page, the list starts at its first page again. */
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
