import {
  getOccupancyFigures,
  type OccupancyFigures,
  type ResourceKind,
  type Used,
} from '@kaadu/contracts/overview';
import { useCallback, useState } from 'react';
import { SelectField } from '@kaadu/ui';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { Column } from '../../shared/table/column';
import { DayChart } from '../charts/DayChart';
import { RankChart } from '../charts/RankChart';
import { countText, dayText, percentText } from '../figures/formats';
import { type KeyFigure, KeyFigures } from '../figures/KeyFigures';
import { daysOf } from '../range/overview-range';
import { ChartOrTable } from './ChartOrTable';
import { Charts, Choice, Part } from './Part';
import type { PartProps } from './part-props';

const calls = { getOccupancyFigures };
/** Number of experiences in the chart; the table has all of them. */
const shownExperiences = 6;

const kindLabels: Readonly<Record<ResourceKind, string>> = {
  room: 'Rooms',
  place: 'Places',
  vehicle: 'Vehicles',
  boat: 'Boats',
  guide: 'Guides',
};

/** Returns the share taken; null without capacity. */
const partOf = ({ taken, capacity }: Used) => (capacity > 0 ? taken / capacity : null);
const percentOf = (used: Used) => {
  const part = partOf(used);
  return part === null ? null : Number((part * 100).toFixed(1));
};

interface KindDay extends Used {
  readonly day: string;
  readonly kind: ResourceKind;
}
const figures = <Row extends Used>(): readonly Column<Row>[] => [
  { id: 'taken', title: 'Held or sold', value: ({ taken }) => taken, align: 'end' },
  { id: 'capacity', title: 'Of', value: ({ capacity }) => capacity, align: 'end' },
  { id: 'percent', title: 'Occupancy, %', value: percentOf, align: 'end' },
];
const dayColumns: readonly Column<KindDay>[] = [
  { id: 'day', title: 'Day', value: ({ day }) => day, cell: ({ day }) => dayText(day) },
  { id: 'kind', title: 'Kind', value: ({ kind }) => kindLabels[kind] },
  ...figures<KindDay>(),
];

type Experience = OccupancyFigures['experiences'][number];
const experienceColumns: readonly Column<Experience>[] = [
  { id: 'title', title: 'Experience', value: ({ title }) => title },
  ...figures<Experience>(),
  {
    id: 'before',
    title: 'Previous period, %',
    value: ({ previous }) => percentOf(previous),
    align: 'end',
  },
];

const keyFigures = (data: OccupancyFigures): KeyFigure[] => [
  {
    name: 'Occupancy',
    value: partOf(data.total),
    previous: partOf(data.previous),
    format: percentText,
    better: 'more',
    isPart: true,
  },
  {
    name: 'Units held or sold',
    value: data.total.taken,
    previous: data.previous.taken,
    format: countText,
    better: 'more',
  },
  {
    name: 'Capacity',
    value: data.total.capacity,
    previous: data.previous.capacity,
    format: countText,
  },
];

/** Share of the capacity that was held or sold. */
export function OccupancyPart({ range }: PartProps) {
  const api = useAdminApi(calls);
  const [experience, setExperience] = useState('');
  const load = useCallback(
    () => api.getOccupancyFigures({ ...range, experience_pk: experience || undefined }),
    [api, range, experience],
  );
  const state = useAdminData(load);
  return (
    <Part
      title="Occupancy"
      lead="Share of the open calendar that is held or sold, by night or start time. Shared resources count for each experience."
      state={state}
    >
      {(data) => (
        <>
          <KeyFigures figures={keyFigures(data)} days={daysOf(range)} />
          <Choice>
            <SelectField
              label="Experience"
              value={experience}
              onChange={({ target }) => setExperience(target.value)}
            >
              <option value="">All</option>
              {data.experiences.map(({ primary_key, title }) => (
                <option key={primary_key} value={primary_key}>
                  {title}
                </option>
              ))}
            </SelectField>
          </Choice>
          <Charts>
            <ByDay kinds={data.kinds} />
            <ByExperience experiences={data.experiences} />
          </Charts>
        </>
      )}
    </Part>
  );
}

function ByDay({ kinds }: Pick<OccupancyFigures, 'kinds'>) {
  const days = kinds[0]?.days.map(({ day }) => day) ?? [];
  return (
    <ChartOrTable
      label="Occupancy by day"
      title="By day"
      columns={dayColumns}
      rows={kinds.flatMap((one) => one.days.map((day): KindDay => ({ ...day, kind: one.kind })))}
      rowId={({ day, kind }) => `${day} ${kind}`}
      fileName="occupancy-by-day"
      nothing={kinds.length === 0 ? 'Nothing was open on these days.' : null}
      chart={
        <DayChart
          label="Occupancy"
          kind="lines"
          days={days}
          series={kinds.map((one) => ({
            id: one.kind,
            name: kindLabels[one.kind],
            values: one.days.map(partOf),
          }))}
          format={percentText}
        />
      }
    />
  );
}

function ByExperience({ experiences }: Pick<OccupancyFigures, 'experiences'>) {
  const ranked = [...experiences].sort((a, b) => (partOf(b) ?? 0) - (partOf(a) ?? 0) || b.taken - a.taken);
  return (
    <ChartOrTable
      label="Occupancy by experience"
      title="Highest occupancy"
      columns={experienceColumns}
      rows={ranked}
      rowId={({ primary_key }) => String(primary_key)}
      fileName="occupancy-by-experience"
      nothing={experiences.some(({ taken }) => taken > 0) ? null : 'Nothing was held or sold on these days.'}
      chart={
        <RankChart
          label="Occupancy by experience"
          rows={ranked
            .filter(({ taken }) => taken > 0)
            .slice(0, shownExperiences)
            .map((one) => ({
              id: String(one.primary_key),
              name: one.title,
              value: partOf(one) ?? 0,
              text: percentText(partOf(one) ?? 0),
              note: `${countText(one.taken)} of ${countText(one.capacity)}`,
            }))}
        />
      }
    />
  );
}
