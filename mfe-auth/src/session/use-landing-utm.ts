import { useApi } from '@kaadu/api-client/react';
import { saveLandingUtm } from '@kaadu/api-client/utm';
import { useBusState } from '@kaadu/event-bus/react';
import { useEffect, useEffectEvent } from 'react';

/** Saves the UTM parameters of the landing URL once the sign-in state is known (§7). */
export function useLandingUtm(): void {
  const api = useApi();
  const auth = useBusState('auth:state-changed', { status: 'unknown' });
  const known = auth.status !== 'unknown';
  const save = useEffectEvent(() => saveLandingUtm(api, auth));
  useEffect(() => {
    if (known) void save();
  }, [known]);
}
