import { extendApi, isApiError } from '@kaadu/api-client';
import { useApi } from '@kaadu/api-client/react';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { listTripPrices, type TripPrice } from '@kaadu/contracts/listing';
import { tripParams, type TripWish } from '@kaadu/travel-ui/trip';
import { useEffect, useState } from 'react';

/** An experience of a comparison; `trip` is null without dates, and where it cannot be booked on them. */
export interface ComparedExperience {
  readonly experience: ExperienceDetail;
  readonly trip: TripPrice | null;
}

/** Loads experiences with their prices for a party on its dates. Null while loading; those that are gone are left out. */
export function useComparedDetails(
  keys: readonly number[],
  wish: TripWish,
): ComparedExperience[] | null | 'failed' {
  const api = useApi();
  const [details, setDetails] = useState<ComparedExperience[] | null | 'failed'>(null);
  const wanted = new URLSearchParams({ experiences_pk: keys.join(), ...tripParams(wish) }).toString();
  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal };
    const { experiences_pk = '', ...trip } = Object.fromEntries(new URLSearchParams(wanted));
    const find = (primary_key: string) =>
      api.getExperience({ primary_key }, options).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      });
    Promise.all([
      extendApi(api, { listTripPrices }).listTripPrices({ experiences_pk, ...trip }, options),
      ...experiences_pk.split(',').map(find),
    ]).then(
      ([prices, ...found]) => {
        const tripOf = new Map(prices.map(({ primary_key, trip }) => [primary_key, trip]));
        setDetails(
          found.flatMap((experience) =>
            experience ? { experience, trip: tripOf.get(experience.primary_key) ?? null } : [],
          ),
        );
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.warn('Experiences to compare could not be loaded', error);
        setDetails('failed');
      },
    );
    return () => left.abort();
  }, [api, wanted]);
  return details;
}
