import { useApi } from '@kaadu/api-client/react';
import type { SearchExperience } from '@kaadu/contracts/search';
import { useEffect, useState } from 'react';

const debounceMs = 200;
const shown = 8;

/**
 * Finds experiences that match a text, after a typing pause.
 * @param text empty to search for nothing
 * @returns null while the response is pending
 */
export function useFound(text: string): readonly SearchExperience[] | 'failed' | null {
  const api = useApi();
  const [found, setFound] = useState<{ text: string; list: readonly SearchExperience[] | 'failed' } | null>(
    null,
  );

  useEffect(() => {
    if (text === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      api.searchAll({ text }, { signal: leaving.signal }).then(
        ({ experiences }) => setFound({ text, list: experiences.slice(0, shown) }),
        () => {
          if (!leaving.signal.aborted) setFound({ text, list: 'failed' });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, text]);

  return found?.text === text ? found.list : null;
}
