import { useApi } from '@kaadu/api-client/react';
import { readStored, writeStored } from '@kaadu/browser-storage';
import { useNavigation } from '@kaadu/federation/react';
import { usePay } from '@kaadu/travel-ui/payment';
import { useHydrated } from '@kaadu/ui/hydration';
import { useServerData } from '@kaadu/ui/server-data';
import { useEffect, useEffectEvent, useMemo } from 'react';

const storedKey = 'sharedTrip';
const refreshMs = 15_000;
/** States that other people or the gateway change. */
const changing: readonly string[] = ['open', 'checking', 'waiting'];

/** Reads the key of the link. A bank may lead back without it, so that of the last link in this tab counts. */
function useShareKey(): string | null | undefined {
  const { location } = useNavigation();
  const hydrated = useHydrated();
  const named = new URLSearchParams(location.search).get('key');
  useEffect(() => {
    if (named) writeStored(storedKey, named, 'sessionStorage');
  }, [named]);
  // The document is the same for every visitor.
  if (!hydrated) return undefined;
  return named ?? readStored(storedKey, 'sessionStorage');
}

/** Loads the trip of a link, again while it can change, and pays its part. */
export function useSharedTrip() {
  const api = useApi();
  const key = useShareKey();
  const load = useMemo(
    () =>
      key
        ? async () => {
            const trip = await api.getSharedTrip({ key });
            return { trip, receivedAt: Date.now() };
          }
        : null,
    [api, key],
  );
  const { data, problem, refresh } = useServerData(load);
  const again = useEffectEvent(() => void refresh());
  const isChanging = data !== null && changing.includes(data.trip.state);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(again, refreshMs);
    return () => clearInterval(timer);
  }, [isChanging]);
  const payment = usePay({
    start: () =>
      api.payShare({
        key: key ?? '',
        accepted_amount: data?.trip.own.amount ?? 0,
      }),
    refresh,
  });
  return { key, data, problem, refresh, payment };
}
export type LoadedTrip = NonNullable<ReturnType<typeof useSharedTrip>['data']>;
