import type { SampleData, SampleExperience } from '@kaadu/sample-data';
import { addOns, availabilityRules, optionResources, rateSeasons, resources } from '../features/availability';
import type { ContentChange } from '../platform/content-changes/content-changes';
import type { Db } from '../platform/database/database';
import { addOnRows, optionResourceRows, resourceRows, ruleRows, seasonRows } from './availability-rows';
import { type SeededTable, seedTable } from './seed-table';

/** Writes the dates and rates at which options can be booked, and their resources. */
export async function writeAvailability(
  tx: Db,
  data: SampleData,
  experiences: readonly SampleExperience[],
  changed: (change: ContentChange) => void,
): Promise<SeededTable[]> {
  const keyOf = (row: { readonly primaryKey: number }) => String(row.primaryKey);
  const rows = <Row>(of: (data: SampleData, experience: SampleExperience) => Row[]) =>
    experiences.flatMap((experience) => of(data, experience));
  const seeded = [
    await seedTable(tx, { table: resources, key: resources.primaryKey, keyOf, rows: rows(resourceRows) }),
    await seedTable(tx, {
      table: availabilityRules,
      key: availabilityRules.optionPk,
      keyOf: ({ optionPk }) => String(optionPk),
      rows: rows(ruleRows),
    }),
    await seedTable(tx, { table: rateSeasons, key: rateSeasons.primaryKey, keyOf, rows: rows(seasonRows) }),
    await seedTable(tx, { table: addOns, key: addOns.primaryKey, keyOf, rows: rows(addOnRows) }),
  ];
  const links = rows(optionResourceRows);
  // A resource that has been edited keeps its quantity.
  if (links.length > 0) await tx.insert(optionResources).values(links).onConflictDoNothing();
  // Calendars are derived from rules and resources.
  const isChanged = seeded.some(({ added, updated }) => added.length + updated.length > 0);
  if (isChanged) changed({ noun: 'experiences', keys: experiences.map(({ key }) => key) });
  return seeded;
}
