import { changedFields, type FieldChanges } from '../../../../platform/audit/changed-fields';
import type { ChangeTransaction } from '../../../../platform/audit/make-change';
import { addDays } from '../../../../platform/money/india-date';
import { joinDays } from '../day-ranges';
import type { CalendarEdit, CapacityEdit, Period, RateEdit, Season } from './edit';

/**
 * Returns the changed figures by consecutive days: `2026-12-04…2026-12-09 07:00` from 4 to 2.
 * @param slot start time; empty for nights and rates
 */
function dayChanges(
  { from, before, after }: Pick<CapacityEdit | RateEdit, 'from' | 'before' | 'after'>,
  slot: string,
): FieldChanges {
  const days = before.map((figure, index) => ({
    day: addDays(from, index),
    value: { from: figure, to: after[index] ?? null },
  }));
  const ranges = joinDays(
    days.filter(({ value }) => value.from !== value.to),
    (value) => `${value.from} ${value.to}`,
  );
  return Object.fromEntries(
    ranges.map((range) => {
      const span = range.from === range.to ? range.from : `${range.from}…${range.to}`;
      return [slot ? `${span} ${slot}` : span, range.value];
    }),
  );
}

const periodsText = (periods: readonly Period[]) =>
  periods.map(({ fromDay, toDay, reason }) => `${fromDay}…${toDay} ${reason}`);
const seasonsText = (seasons: readonly Season[]) =>
  seasons.map(
    ({ name, fromDay, toDay, weekdays, percent }) =>
      `${name} ${fromDay}…${toDay}${weekdays.length > 0 ? ` on ${weekdays.join()}` : ''} ${percent}%`,
  );

/** Returns the audit entry of an edit. */
function entryOf(edit: CalendarEdit): { readonly subject: string; readonly changes: FieldChanges } {
  switch (edit.kind) {
    case 'capacity':
      return { subject: `resource ${edit.resourcePk}`, changes: dayChanges(edit, edit.slot) };
    case 'blackouts':
      return {
        subject: `resource ${edit.resourcePk}`,
        changes: { closed: { from: periodsText(edit.before), to: periodsText(edit.after) } },
      };
    case 'seasons':
      return {
        subject: `experience ${edit.experiencePk}`,
        changes: { seasons: { from: seasonsText(edit.before), to: seasonsText(edit.after) } },
      };
    case 'rates':
      return { subject: `option ${edit.optionPk}`, changes: dayChanges(edit, '') };
    case 'resource':
      return {
        subject: `resource ${edit.resourcePk ?? 0}`,
        changes: edit.after
          ? changedFields(edit.before ?? undefined, edit.after)
          : { name: { from: edit.before?.name, to: null } },
      };
    case 'option':
      return { subject: `option ${edit.optionPk}`, changes: changedFields(edit.before, edit.after) };
  }
}

/** Writes an audit entry for each resource, experience and option. */
export async function auditEdits(
  audit: ChangeTransaction['audit'],
  action: string,
  detail: Record<string, unknown>,
  edits: readonly CalendarEdit[],
): Promise<void> {
  const bySubject = new Map<string, FieldChanges>();
  for (const edit of edits) {
    const { subject, changes } = entryOf(edit);
    bySubject.set(subject, { ...bySubject.get(subject), ...changes });
  }
  for (const [subject, changes] of bySubject) await audit({ action, subject, detail, changes });
}
