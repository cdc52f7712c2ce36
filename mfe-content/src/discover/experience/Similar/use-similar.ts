import { extendApi } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import type { ListingCard } from '@kaadu/contracts/listing';
import { hasDates, tripParams, type TripWish } from '@kaadu/travel-ui/trip';
import { useEffect, useState } from 'react';

/** Loaded at the first call, because the schemas are of no use to visitors without dates. */
const endpoints = {
  listSimilarExperiences: () =>
    import(/* webpackChunkName: "similar" */ '@kaadu/contracts/listing').then(
      (calls) => calls.listSimilarExperiences,
    ),
};

/**
 * Loads similar experiences that a party can book on its dates. Null without dates, until they are loaded, and where
 * they could not be.
 */
export function useSimilar(
  { primary_key, is_stay }: Pick<ExperienceDetail, 'primary_key' | 'is_stay'>,
  wish: TripWish | null,
): readonly ListingCard[] | null {
  const api = useApi();
  const [loaded, setLoaded] = useState<{ wanted: string; cards: readonly ListingCard[] } | null>(null);
  const isDated = wish !== null && hasDates(wish, is_stay);
  const wanted = isDated ? new URLSearchParams(tripParams(wish)).toString() : null;
  useEffect(() => {
    if (wanted === null) return;
    const left = new AbortController();
    extendApi(api, endpoints)
      .listSimilarExperiences(
        { primary_key: String(primary_key), ...Object.fromEntries(new URLSearchParams(wanted)) },
        { signal: left.signal },
      )
      .then(
        (cards) => setLoaded({ wanted, cards }),
        (error: unknown) => {
          if (!left.signal.aborted) console.warn('Similar experiences could not be loaded', error);
        },
      );
    return () => left.abort();
  }, [api, primary_key, wanted]);
  return loaded && loaded.wanted === wanted ? loaded.cards : null;
}
