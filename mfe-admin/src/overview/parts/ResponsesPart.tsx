import { getResponseFigures, type ResponseFigures } from '@kaadu/contracts/overview';
import { useCallback } from 'react';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { Column } from '../../shared/table/column';
import { DayChart } from '../charts/DayChart';
import { countText, dayText, durationText } from '../figures/formats';
import { type KeyFigure, KeyFigures } from '../figures/KeyFigures';
import { daysOf } from '../range/overview-range';
import { ChartOrTable } from './ChartOrTable';
import { Part } from './Part';
import type { PartProps } from './part-props';

const calls = { getResponseFigures };

type Day = ResponseFigures['days'][number];
const wait = (id: 'median' | 'p90', title: string): Column<Day> => ({
  id,
  title,
  value: (row) => {
    const seconds = row[id];
    return seconds === null ? null : Number((seconds / 60).toFixed(1));
  },
  align: 'end',
});
const columns: readonly Column<Day>[] = [
  { id: 'day', title: 'Asked on', value: ({ day }) => day, cell: ({ day }) => dayText(day) },
  { id: 'asked', title: 'Questions', value: ({ asked }) => asked, align: 'end' },
  { id: 'answered', title: 'Answered', value: ({ answered }) => answered, align: 'end' },
  wait('median', 'Median, minutes'),
  wait('p90', '90th percentile, minutes'),
];

const minutesOf = (seconds: number | null) => (seconds === null ? null : seconds / 60);

const keyFigures = ({ total, previous }: ResponseFigures): KeyFigure[] => [
  {
    name: 'Median response time',
    value: total.median,
    previous: previous.median,
    format: durationText,
    better: 'less',
  },
  {
    name: '90 % answered within',
    value: total.p90,
    previous: previous.p90,
    format: durationText,
    better: 'less',
  },
  { name: 'Questions', value: total.asked, previous: previous.asked, format: countText },
  {
    name: 'Unanswered',
    value: total.asked - total.answered,
    previous: previous.asked - previous.answered,
    format: countText,
    better: 'less',
  },
];

/** Time that chat visitors wait for an advisor. */
export function ResponsesPart({ range }: PartProps) {
  const api = useAdminApi(calls);
  const state = useAdminData(useCallback(() => api.getResponseFigures(range), [api, range]));
  return (
    <Part
      title="Chat response times"
      lead="Time from a question to the first answer, within office hours."
      state={state}
    >
      {(data) => (
        <>
          <KeyFigures figures={keyFigures(data)} days={daysOf(range)} />
          <ChartOrTable
            label="Answers by day"
            title="By day"
            columns={columns}
            rows={data.days}
            rowId={({ day }) => day}
            fileName="answers-by-day"
            nothing={data.total.asked === 0 ? 'No questions were asked on these days.' : null}
            chart={
              <DayChart
                label="Waiting times"
                kind="lines"
                days={data.days.map(({ day }) => day)}
                series={[
                  {
                    id: 'median',
                    name: 'Median response time',
                    values: data.days.map(({ median }) => minutesOf(median)),
                  },
                  {
                    id: 'p90',
                    name: '90 % answered within',
                    values: data.days.map(({ p90 }) => minutesOf(p90)),
                  },
                ]}
                format={(minutes) => durationText(minutes * 60)}
                tick={(minutes) => `${minutes} min`}
              />
            }
          />
        </>
      )}
    </Part>
  );
}
