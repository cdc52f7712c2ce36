import { useApi } from '@kaadu/api-client/react';
import type { AvailabilityCalendar } from '@kaadu/contracts/availability';
import { useHeldCount } from '@kaadu/travel-ui/held-trips';
import { useServerData } from '@kaadu/ui/server-data';
import { useMemo } from 'react';
import type { AvailabilityData } from './load-availability';

/**
 * Returns a month in which the rooms that this browser holds are free, as on the day. The document is rendered without
 * the visitor's session, so a browser with a hold loads the month again.
 * @param optionKey key in the URL; null for all options
 */
export function useOwnMonth(
  { calendar, experience }: Extract<AvailabilityData, { kind: 'product' }>,
  optionKey: number | null,
): AvailabilityCalendar | null {
  const api = useApi();
  const optionPk = experience.options.find(({ primary_key }) => primary_key === optionKey)?.primary_key;
  const holds = useHeldCount() > 0;
  const experiencePk = calendar?.experience_pk;
  const month = calendar?.month;
  const load = useMemo(
    () =>
      holds && experiencePk !== undefined && month !== undefined
        ? () =>
            api.getCalendar({
              experience_pk: experiencePk,
              month,
              ...(optionPk !== undefined && { option_pk: optionPk }),
            })
        : null,
    [api, holds, experiencePk, month, optionPk],
  );
  const { data, isCurrent } = useServerData(load);
  return load && data && isCurrent ? data : calendar;
}
