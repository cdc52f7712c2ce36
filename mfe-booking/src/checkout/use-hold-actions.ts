import { useApi } from '@kaadu/api-client/react';
import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { useNavigation } from '@kaadu/federation/react';
import { useRef, useState } from 'react';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { tripQuery } from '../state/trip-query';
import type { BookingState } from '../state/use-booking';
import { useForgetHold } from '../state/use-hold-memory';

/** Extends a hold, or releases it and returns to the experience with the same choice. */
export function useHoldActions(booking: Booking, { replace, refresh }: BookingState) {
  const api = useApi();
  const { navigate } = useNavigation();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const forget = useForgetHold();
  const { reference, key, experience } = booking;

  async function run(action: () => Promise<void>): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(problemOf(error));
      await refresh();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const leave = () => {
    forget(reference);
    const href = paths.experience.getHref(experience.url, experience.primary_key);
    navigate(`${href}${tripQuery(booking)}`);
  };

  return {
    busy,
    problem,
    extend: () => run(async () => replace(await api.extendHold({ reference, key }))),
    release: () =>
      run(async () => {
        await api.releaseHold({ reference, key });
        leave();
      }),
    /** Returns to the experience with the same choice, after a release. */
    leave,
  };
}
