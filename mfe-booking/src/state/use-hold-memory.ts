import type { Booking } from '@kaadu/contracts/booking';
import { useBus } from '@kaadu/event-bus/react';
import { forgetHold } from '@kaadu/travel-ui/held-trips';
import { useCallback, useEffect } from 'react';

/** Returns a function that forgets a hold of this browser and announces that. */
export function useForgetHold(): (reference: string) => void {
  const bus = useBus();
  return useCallback(
    (reference) => {
      if (forgetHold(reference)) bus.emit('booking:holds-changed', {});
    },
    [bus],
  );
}

/** Forgets a hold of this browser once it was paid or has ended. */
export function useHoldMemory(booking: Booking | null): void {
  const forget = useForgetHold();
  const ended = booking && !booking.hold ? booking.reference : null;
  useEffect(() => {
    if (ended !== null) forget(ended);
  }, [forget, ended]);
}
