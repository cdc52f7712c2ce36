import { bookingStatus, BookingStatus, type StatusGroup } from '@kaadu/contracts/booking';
import { getBookingFigures, type BookingFigures, type StatusCounts } from '@kaadu/contracts/overview';
import { useCallback } from 'react';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { Column } from '../../shared/table/column';
import { DayChart } from '../charts/DayChart';
import { countText, dayText, percentText } from '../figures/formats';
import { type KeyFigure, KeyFigures } from '../figures/KeyFigures';
import { daysOf } from '../range/overview-range';
import { ChartOrTable } from './ChartOrTable';
import { Part } from './Part';
import type { PartProps } from './part-props';

const calls = { getBookingFigures };

/** Booking states that count as one outcome. */
interface Group {
  readonly id: string;
  readonly name: string;
  readonly statuses: readonly BookingStatus[];
}
const groupOf = (id: StatusGroup, name: string): Group => ({
  id,
  name,
  statuses: BookingStatus.options.filter((status) => bookingStatus[status].group === id),
});
const sold = groupOf('sold', 'Sold');
const ended = groupOf('ended', 'Cancelled or rejected');
const waiting = groupOf('waiting', 'On hold or awaiting a decision');
const expired = groupOf('expired', 'Expired unpaid');
const groups = [sold, ended, waiting, expired];

const sumOf = (counts: StatusCounts, statuses: readonly BookingStatus[] = BookingStatus.options) =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
const paid = BookingStatus.options.filter(
  (status) => !['ON_HOLD', 'PAYMENT_PENDING', 'EXPIRED'].includes(status),
);
/** Returns the share of holds that were paid; null when there were none. */
const paidPart = (counts: StatusCounts) => (sumOf(counts) > 0 ? sumOf(counts, paid) / sumOf(counts) : null);

type Day = BookingFigures['days'][number];
const columns: readonly Column<Day>[] = [
  { id: 'day', title: 'Made on', value: ({ day }) => day, cell: ({ day }) => dayText(day) },
  { id: 'all', title: 'All', value: ({ counts }) => sumOf(counts), align: 'end' },
  ...BookingStatus.options.map((status): Column<Day> => ({
    id: status,
    title: bookingStatus[status].staffLabel,
    value: ({ counts }) => counts[status] ?? 0,
    align: 'end',
  })),
];

const keyFigures = ({ total, previous }: BookingFigures): KeyFigure[] => [
  {
    name: 'Sold',
    value: sumOf(total, sold.statuses),
    previous: sumOf(previous, sold.statuses),
    format: countText,
    better: 'more',
  },
  {
    name: 'Cancelled or rejected',
    value: sumOf(total, ended.statuses),
    previous: sumOf(previous, ended.statuses),
    format: countText,
    better: 'less',
  },
  {
    name: 'Holds paid',
    value: paidPart(total),
    previous: paidPart(previous),
    format: percentText,
    better: 'more',
    isPart: true,
  },
];

/** Number of bookings made, by outcome. */
export function BookingsPart({ range }: PartProps) {
  const api = useAdminApi(calls);
  const state = useAdminData(useCallback(() => api.getBookingFigures(range), [api, range]));
  return (
    <Part
      title="Bookings"
      lead="By the day on which they were made, with their current status."
      state={state}
    >
      {(data) => (
        <>
          <KeyFigures figures={keyFigures(data)} days={daysOf(range)} />
          <ChartOrTable
            label="Bookings by day"
            title="By day"
            columns={columns}
            rows={data.days}
            rowId={({ day }) => day}
            fileName="bookings-by-day"
            nothing={sumOf(data.total) === 0 ? 'Nothing was booked on these days.' : null}
            chart={
              <DayChart
                label="Bookings"
                kind="bars"
                isWhole
                days={data.days.map(({ day }) => day)}
                series={groups.map(({ id, name, statuses }) => ({
                  id,
                  name,
                  values: data.days.map(({ counts }) => sumOf(counts, statuses)),
                }))}
                format={countText}
              />
            }
          />
        </>
      )}
    </Part>
  );
}
