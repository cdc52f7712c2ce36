import { useApi } from '@kaadu/api-client/react';
import type { SearchExperience } from '@kaadu/contracts/search';
import { useEffect, useState, type KeyboardEvent } from 'react';

const debounceMs = 200;
const shown = 8;

/** Experiences that match a term, asked for while the list is open; null while the answer is awaited. */
function useFound(open: boolean, term: string): readonly SearchExperience[] | 'failed' | null {
  const api = useApi();
  const [found, setFound] = useState<{ text: string; list: readonly SearchExperience[] | 'failed' } | null>(
    null,
  );

  useEffect(() => {
    if (!open || term === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      api.searchAll({ text: term }, { signal: leaving.signal }).then(
        ({ experiences }) => setFound({ text: term, list: experiences.slice(0, shown) }),
        () => {
          if (!leaving.signal.aborted) setFound({ text: term, list: 'failed' });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, open, term]);

  return found?.text === term ? found.list : null;
}

/** State of a combobox over experiences (ARIA APG, list autocomplete). */
export function usePicker(initial: string, onPick: (found: SearchExperience) => void) {
  const [text, setText] = useState(initial);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const term = text.trim();
  const current = useFound(open, term);
  const list = current === null || current === 'failed' ? [] : current;

  const pick = (one: SearchExperience) => {
    setText(one.short_name ?? one.title);
    setOpen(false);
    onPick(one);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (list.length > 0) setActive((active + step + list.length) % list.length);
    }
    const one = list[active];
    if (event.key === 'Enter' && open && one) {
      event.preventDefault();
      pick(one);
    }
  };
  const type = (next: string) => {
    setText(next);
    setActive(-1);
    setOpen(true);
  };
  return {
    text,
    type,
    pick,
    active,
    list,
    onKeyDown,
    isOpen: open && term !== '',
    state:
      current === null ? 'loading' : current === 'failed' ? 'failed' : list.length > 0 ? 'found' : 'empty',
    open: () => setOpen(true),
    close: () => setOpen(false),
  } as const;
}
