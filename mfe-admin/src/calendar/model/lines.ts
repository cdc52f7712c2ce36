import type {
  CalendarExperience,
  CalendarResource,
  CalendarRow,
  CalendarWindow,
} from '@kaadu/contracts/calendar';

/** Rates of an experience, by day. */
export interface RateLine {
  readonly kind: 'rate';
  readonly id: string;
  readonly experience: CalendarExperience;
}

/** Availability of a resource at one start time, by day. */
export interface StockLine {
  readonly kind: 'stock';
  readonly id: string;
  readonly resource: CalendarResource;
  readonly row: CalendarRow;
}

export type Line = RateLine | StockLine;

/** Lines under one heading: those of the experiences that share resources. */
export interface LineGroup {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** Index of its first line among all lines. */
  readonly start: number;
}

interface Draft {
  readonly experiencePks: readonly number[];
  readonly resources: CalendarResource[];
}

function groupResources(resources: readonly CalendarResource[]): Map<string, Draft> {
  const groups = new Map<string, Draft>();
  for (const resource of resources) {
    const key = [...resource.experience_pks].sort((a, b) => a - b).join();
    const group = groups.get(key);
    if (group) group.resources.push(resource);
    else groups.set(key, { experiencePks: resource.experience_pks, resources: [resource] });
  }
  return groups;
}

const stockLines = (resource: CalendarResource): StockLine[] =>
  resource.rows.map((row) => ({
    kind: 'stock',
    id: `stock ${resource.primary_key} ${row.slot}`,
    resource,
    row,
  }));

/**
 * Groups the lines of a window under the titles of their experiences. The rates of an experience appear once, in its
 * first group.
 */
export function groupLines({ resources, experiences }: CalendarWindow): LineGroup[] {
  const byKey = new Map(experiences.map((experience) => [experience.primary_key, experience]));
  const rated = new Set<number>();
  let start = 0;
  return [...groupResources(resources)].map(([key, { experiencePks, resources: own }]) => {
    const drawing = experiencePks.flatMap((primaryKey) => byKey.get(primaryKey) ?? []);
    const rates = drawing
      .filter(({ primary_key }) => !rated.has(primary_key))
      .map((experience): RateLine => ({ kind: 'rate', id: `rate ${experience.primary_key}`, experience }));
    for (const { experience } of rates) rated.add(experience.primary_key);
    const lines = [...rates, ...own.flatMap(stockLines)];
    const group = {
      key: key || 'none',
      title: drawing.map(({ title }) => title).join(' · ') || 'No longer on sale',
      lines,
      start,
    };
    start += lines.length;
    return group;
  });
}

/** Returns the name of a line for its head and its cells. */
export function lineName(line: Line): string {
  if (line.kind === 'rate') return `Rates of ${line.experience.title}`;
  return line.row.slot ? `${line.resource.name}, ${line.row.slot}` : line.resource.name;
}
