import { overviewAccess } from '@kaadu/contracts/overview';
import type { StaffRole } from '@kaadu/contracts/endpoint';
import { useMemo, type ComponentType } from 'react';
import { useStaff } from '../shared/data/use-staff';
import { Screen } from '../shared/screen/Screen';
import { useListQuery } from '../shared/table/use-list-query';
import styles from './OverviewSection.module.css';
import { BookingsPart } from './parts/BookingsPart';
import { OccupancyPart } from './parts/OccupancyPart';
import type { PartProps } from './parts/part-props';
import { ResponsesPart } from './parts/ResponsesPart';
import { RevenuePart } from './parts/RevenuePart';
import { VitalsPart } from './parts/VitalsPart';
import { rangeText, readRange } from './range/overview-range';
import { RangePicker } from './range/RangePicker';

interface OfferedPart {
  readonly name: string;
  /** Roles besides admins that may read its figures. */
  readonly access: readonly StaffRole[];
  readonly Part: ComponentType<PartProps>;
  readonly isWide?: boolean;
}

const parts: readonly OfferedPart[] = [
  { name: 'bookings', access: overviewAccess.bookings, Part: BookingsPart },
  { name: 'revenue', access: overviewAccess.revenue, Part: RevenuePart },
  { name: 'occupancy', access: overviewAccess.occupancy, Part: OccupancyPart, isWide: true },
  { name: 'responses', access: overviewAccess.responses, Part: ResponsesPart, isWide: true },
  { name: 'vitals', access: overviewAccess.vitals, Part: VitalsPart, isWide: true },
];

/** Key figures of the business and the site, limited to those the role may read. */
export function OverviewSection() {
  const { role } = useStaff().staff;
  const { search, change } = useListQuery();
  const range = useMemo(() => readRange(search), [search]);
  const offered = parts.filter(({ access }) => role === 'admin' || access.some((one) => one === role));
  return (
    <Screen title="Overview" lead={rangeText(range)}>
      <RangePicker
        key={`${range.from} ${range.to}`}
        range={range}
        onChange={({ from, to }) => change({ from, to, days: '' })}
      />
      <div className={styles.parts}>
        {offered.map(({ name, Part, isWide }) => (
          <div key={name} className={styles.part} data-wide={isWide || undefined}>
            <Part range={range} />
          </div>
        ))}
      </div>
    </Screen>
  );
}
