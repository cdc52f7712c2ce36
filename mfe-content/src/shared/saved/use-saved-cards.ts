import { useApi } from '@kaadu/api-client/react';
import type { ExperienceCard } from '@kaadu/contracts/cards';
import { useEffect, useState } from 'react';

const none: readonly ExperienceCard[] = [];

/** Loads the cards of experiences by their keys: `null` while loading, `'failed'` when the server does not respond. */
export function useSavedCards(keys: readonly number[]): readonly ExperienceCard[] | null | 'failed' {
  const api = useApi();
  const [cards, setCards] = useState<readonly ExperienceCard[] | null | 'failed'>(null);
  const experiences_pk = keys.join(',');
  useEffect(() => {
    if (!experiences_pk) return;
    const left = new AbortController();
    const loaded = api.listExperiencesByKey({ experiences_pk }, { signal: left.signal });
    loaded.then(setCards, (error: unknown) => {
      if (left.signal.aborted) return;
      console.warn('Saved experiences could not be loaded', error);
      setCards('failed');
    });
    return () => left.abort();
  }, [api, experiences_pk]);
  return experiences_pk ? cards : none;
}
