import type { Db } from '../../../../platform/database/database';
import type { CalendarEdit } from './edit';
import { editBlackouts } from './edit-blackouts';
import { editCapacity } from './edit-capacity';
import { editOptions } from './edit-options';
import { editRates } from './edit-rates';
import { editResources } from './edit-resource';
import { editSeasons } from './edit-seasons';

function ofKind<Kind extends CalendarEdit['kind']>(edits: readonly CalendarEdit[], kind: Kind) {
  return edits.filter((edit): edit is Extract<CalendarEdit, { kind: Kind }> => edit.kind === kind);
}

/**
 * Applies edits, all or none. The only code of the calendar that writes, for changes and undo alike.
 * @returns the edits with the keys of stored rows
 * @throws ChangedSince, BelowSold, AppError not_found, conflict
 */
export async function applyEdits(tx: Db, edits: readonly CalendarEdit[]): Promise<CalendarEdit[]> {
  const capacity = ofKind(edits, 'capacity');
  const options = ofKind(edits, 'option');
  // Counters first: missing ones are created with the usual number that the plan was based on.
  await editCapacity(tx, capacity);
  const resources = await editResources(tx, ofKind(edits, 'resource'));
  const blackouts = await editBlackouts(tx, ofKind(edits, 'blackouts'));
  const seasons = await editSeasons(tx, ofKind(edits, 'seasons'));
  const rates = ofKind(edits, 'rates');
  await editRates(tx, rates);
  await editOptions(tx, options);
  return [...capacity, ...resources, ...blackouts, ...seasons, ...rates, ...options];
}
