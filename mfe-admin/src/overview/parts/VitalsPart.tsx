import { getVitalFigures, type VitalFigures } from '@kaadu/contracts/overview';
import { ratingOf, WebVitalName, webVitalThresholds, type WebVitalRating } from '@kaadu/contracts/web-vitals';
import { useCallback, useState } from 'react';
import { addDays, nightsBetween } from '@kaadu/ui/dates';
import { SelectField } from '@kaadu/ui';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { Column } from '../../shared/table/column';
import { DayChart } from '../charts/DayChart';
import { RankChart } from '../charts/RankChart';
import { countText, dayText, vitalText } from '../figures/formats';
import { KeyFigures } from '../figures/KeyFigures';
import { daysOf } from '../range/overview-range';
import { ChartOrTable } from './ChartOrTable';
import { Charts, Choice, Part } from './Part';
import type { PartProps } from './part-props';

const calls = { getVitalFigures };
/** Number of versions in the chart; the table has all of them. */
const shownVersions = 10;

const names: Readonly<Record<WebVitalName, string>> = {
  LCP: 'LCP, largest content',
  INP: 'INP, reaction',
  CLS: 'CLS, layout shift',
  FCP: 'FCP, first content',
  TTFB: 'TTFB, first byte',
  FID: 'FID, first input',
};
const ratings: Readonly<Record<WebVitalRating, string>> = {
  good: 'good',
  'needs-improvement': 'needs improvement',
  poor: 'poor',
};
const ratingText = (metric: WebVitalName, value: number) => ratings[ratingOf(metric, value)];

type Version = VitalFigures['versions'][number];
const columns: readonly Column<Version>[] = [
  { id: 'version', title: 'Remote and version', value: ({ remote, version }) => `${remote} ${version}` },
  { id: 'metric', title: 'Metric', value: ({ metric }) => metric },
  {
    id: 'p75',
    title: '75th percentile',
    value: ({ p75 }) => p75,
    cell: ({ metric, p75 }) => vitalText(metric, p75),
    align: 'end',
  },
  { id: 'rating', title: 'Rating', value: ({ metric, p75 }) => ratingText(metric, p75) },
  { id: 'measures', title: 'Visits measured', value: ({ measures }) => measures, align: 'end' },
  { id: 'first', title: 'First day', value: (row) => row.first_day, cell: (row) => dayText(row.first_day) },
  { id: 'last', title: 'Last day', value: (row) => row.last_day, cell: (row) => dayText(row.last_day) },
];

type Day = VitalFigures['days'][number];
const dayColumns: readonly Column<Day>[] = [
  { id: 'day', title: 'Day', value: ({ day }) => day, cell: ({ day }) => dayText(day) },
  ...columns
    .filter(({ id }) => ['metric', 'p75', 'rating', 'measures'].includes(id))
    .map(({ id, title, align }): Column<Day> => ({
      id,
      title,
      ...(align && { align }),
      value: (row) =>
        id === 'rating'
          ? ratingText(row.metric, row.p75)
          : id === 'metric'
            ? row.metric
            : id === 'p75'
              ? row.p75
              : row.measures,
      ...(id === 'p75' && { cell: ({ metric, p75 }: Day) => vitalText(metric, p75) }),
    })),
];

/** Web vitals (§9) as measured in visitors' browsers. */
export function VitalsPart({ range }: PartProps) {
  const api = useAdminApi(calls);
  const state = useAdminData(useCallback(() => api.getVitalFigures(range), [api, range]));
  const [metric, setMetric] = useState<WebVitalName>('LCP');
  return (
    <Part
      title="Site speed"
      lead="Web vitals measured in visitors’ browsers. 75 % of visits were at least this fast."
      state={state}
    >
      {(data) => (
        <>
          <KeyFigures
            days={daysOf(range)}
            figures={WebVitalName.options.map((name) => {
              const value = data.total.find((one) => one.metric === name)?.p75 ?? null;
              return {
                name: names[name],
                value,
                previous: data.previous.find((one) => one.metric === name)?.p75 ?? null,
                format: (measure: number) => vitalText(name, measure),
                better: 'less' as const,
                rating: value === null ? undefined : ratingText(name, value),
              };
            })}
          />
          <Choice>
            <SelectField
              label="Metric"
              value={metric}
              onChange={({ target }) => setMetric(WebVitalName.parse(target.value))}
            >
              {WebVitalName.options.map((name) => (
                <option key={name} value={name}>
                  {names[name]}
                </option>
              ))}
            </SelectField>
          </Choice>
          <Charts>
            <ByDay metric={metric} range={range} days={data.days} />
            <ByVersion metric={metric} versions={data.versions} />
          </Charts>
        </>
      )}
    </Part>
  );
}

const marksOf = (metric: WebVitalName) => {
  const [good, acceptable] = webVitalThresholds[metric];
  return [
    { name: `Good up to ${vitalText(metric, good)}`, value: good },
    { name: `Poor above ${vitalText(metric, acceptable)}`, value: acceptable },
  ];
};
const nothingOf = (rows: readonly unknown[], metric: WebVitalName) =>
  rows.length > 0 ? null : `No browser has reported ${metric} on these days.`;

interface ByDayProps extends PartProps, Pick<VitalFigures, 'days'> {
  readonly metric: WebVitalName;
}

function ByDay({ metric, range: { from, to }, days }: ByDayProps) {
  const own = days.filter((one) => one.metric === metric);
  const all = Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return (
    <ChartOrTable
      label={`${metric} by day`}
      title={`${metric} by day`}
      columns={dayColumns}
      rows={own}
      rowId={({ day }) => day}
      fileName={`${metric.toLowerCase()}-by-day`}
      nothing={nothingOf(own, metric)}
      chart={
        <DayChart
          label={metric}
          kind="lines"
          days={all}
          series={[
            {
              id: metric,
              name: `${metric}, 75th percentile`,
              values: all.map((day) => own.find((one) => one.day === day)?.p75 ?? null),
            },
          ]}
          marks={marksOf(metric)}
          format={(value) => vitalText(metric, value)}
        />
      }
    />
  );
}

interface ByVersionProps extends Pick<VitalFigures, 'versions'> {
  readonly metric: WebVitalName;
}

function ByVersion({ metric, versions }: ByVersionProps) {
  const own = versions.filter((one) => one.metric === metric).sort((a, b) => b.measures - a.measures);
  return (
    <ChartOrTable
      label={`${metric} by remote and version`}
      title={`${metric} by remote and version`}
      columns={columns}
      rows={own}
      rowId={({ remote, version }) => `${remote} ${version}`}
      fileName={`${metric.toLowerCase()}-by-version`}
      nothing={nothingOf(own, metric)}
      chart={
        <RankChart
          label={`${metric} by remote and version`}
          marks={marksOf(metric)}
          rows={own.slice(0, shownVersions).map(({ remote, version, p75, measures }) => ({
            id: `${remote} ${version}`,
            name: `${remote} ${version}`,
            value: p75,
            text: vitalText(metric, p75),
            note: `${ratingText(metric, p75)}, ${countText(measures)} ${measures === 1 ? 'measure' : 'measures'}`,
            tone: ratingOf(metric, p75),
          }))}
        />
      }
    />
  );
}
