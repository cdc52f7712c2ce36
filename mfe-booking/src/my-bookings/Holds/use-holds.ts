import { useApi } from '@kaadu/api-client/react';
import type { HeldTrips } from '@kaadu/contracts/booking';
import { useBus } from '@kaadu/event-bus/react';
import { replaceHolds } from '@kaadu/travel-ui/held-trips';
import { useServerData, type ServerData } from '@kaadu/ui/server-data';
import { useCallback } from 'react';
import { useOnSignIn } from '../../state/use-on-sign-in';

/** The held trips with the device's time at their arrival. */
export interface LoadedHolds extends HeldTrips {
  readonly receivedAt: number;
}

export type HoldsState = Pick<ServerData<LoadedHolds>, 'data' | 'problem' | 'refresh'>;

/** Loads the trips that the account or browser is holding, and remembers them for the header. */
export function useHolds(): HoldsState {
  const api = useApi();
  const bus = useBus();
  const load = useCallback(async () => {
    const held = await api.listHolds();
    replaceHolds(held.holds.map((hold) => ({ ...hold, server_time: held.server_time })));
    bus.emit('booking:holds-changed', {});
    return { ...held, receivedAt: Date.now() };
  }, [api, bus]);
  const { data, problem, refresh } = useServerData<LoadedHolds>(load);
  useOnSignIn(() => void refresh());
  return { data, problem, refresh };
}
