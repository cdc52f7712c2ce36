import { formatPaise } from '@kaadu/contracts';
import { getRevenueFigures, type RevenueFigures } from '@kaadu/contracts/overview';
import { useCallback } from 'react';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { Column } from '../../shared/table/column';
import { DayChart } from '../charts/DayChart';
import { shortMoney } from '../../shared/short-money';
import { dayText, rupeesText } from '../figures/formats';
import { type KeyFigure, KeyFigures } from '../figures/KeyFigures';
import { daysOf } from '../range/overview-range';
import { ChartOrTable } from './ChartOrTable';
import { Part } from './Part';
import type { PartProps } from './part-props';

const calls = { getRevenueFigures };

type Day = RevenueFigures['days'][number];
const amount = (id: 'paid' | 'refunded' | 'net', title: string): Column<Day> => ({
  id,
  title,
  value: (row) => row[id] / 100,
  cell: (row) => formatPaise(row[id]),
  align: 'end',
});
const columns: readonly Column<Day>[] = [
  { id: 'day', title: 'Day', value: ({ day }) => day, cell: ({ day }) => dayText(day) },
  amount('paid', 'Paid, ₹'),
  amount('refunded', 'Refunded, ₹'),
  amount('net', 'Net, ₹'),
];

const keyFigures = ({ total, previous }: RevenueFigures): KeyFigure[] => [
  {
    name: 'Paid',
    value: total.paid,
    previous: previous.paid,
    format: rupeesText,
    better: 'more',
  },
  {
    name: 'Refunded',
    value: total.refunded,
    previous: previous.refunded,
    format: rupeesText,
    better: 'less',
  },
  { name: 'Net', value: total.net, previous: previous.net, format: rupeesText, better: 'more' },
];

/** Payments and refunds by day. */
export function RevenuePart({ range }: PartProps) {
  const api = useAdminApi(calls);
  const state = useAdminData(useCallback(() => api.getRevenueFigures(range), [api, range]));
  return (
    <Part
      title="Revenue"
      lead="Payments with tax and refunds in the ledger, by the day they were made or decided."
      state={state}
    >
      {(data) => (
        <>
          <KeyFigures figures={keyFigures(data)} days={daysOf(range)} />
          <ChartOrTable
            label="Revenue by day"
            title="By day"
            columns={columns}
            rows={data.days}
            rowId={({ day }) => day}
            fileName="revenue-by-day"
            nothing={
              data.total.paid === 0 && data.total.refunded === 0
                ? 'Nothing was paid or refunded on these days.'
                : null
            }
            chart={
              <DayChart
                label="Revenue"
                kind="bars"
                days={data.days.map(({ day }) => day)}
                series={[
                  { id: 'paid', name: 'Paid', values: data.days.map(({ paid }) => paid) },
                  { id: 'refunded', name: 'Refunded', values: data.days.map(({ refunded }) => -refunded) },
                ]}
                format={(paise) => formatPaise(Math.abs(paise))}
                tick={shortMoney}
              />
            }
          />
        </>
      )}
    </Part>
  );
}
