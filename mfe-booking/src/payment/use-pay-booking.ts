import { useApi } from '@kaadu/api-client/react';
import type { Booking } from '@kaadu/contracts/booking';
import { useSiteLanguage } from '@kaadu/ui/site-language';
import { usePay } from '@kaadu/travel-ui/payment';

interface Paying {
  readonly booking: Booking;
  readonly refresh: () => Promise<void>;
}

/** Pays the total of a booking that the visitor has seen. */
export function usePayBooking({ booking: { reference, key, quote }, refresh }: Paying) {
  const api = useApi();
  const language = useSiteLanguage();
  return usePay({
    start: () => api.payBooking({ reference, key, accepted_total: quote.total, language }),
    refresh,
  });
}
