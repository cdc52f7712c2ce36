import type { CalendarChange } from '@kaadu/contracts/calendar';
import { type Actor, makeChanges } from '../../../../platform/audit/make-change';
import type { Db } from '../../../../platform/database/database';
import { AppError } from '../../../../platform/errors/app-error';
import type { Services } from '../../../../platform/services/services';
import { applyEdits } from './apply-edits';
import { auditEdits } from './audit-edits';
import {
  addCalendarChange,
  experiencesChangedBy,
  lockCalendarChange,
  markUndone,
} from './changes-repository';
import { type CalendarEdit, invertEdits } from './edit';

export type CalendarServices = Pick<Services, 'database' | 'contentChanges' | 'now'>;

/** Planned edits with a summary for staff. */
export interface Plan {
  readonly edits: readonly CalendarEdit[];
  readonly summary: string;
}

export interface MadeEdits extends CalendarChange {
  readonly edits: readonly CalendarEdit[];
}

/**
 * Applies edits in one transaction, with audit entries, undo data and derived calendars.
 * @param plan returns the edits; it may read
 * @throws ChangedSince, BelowSold, AppError
 */
export function makeEdits(
  services: CalendarServices,
  actor: Actor,
  action: string,
  plan: (tx: Db) => Promise<Plan>,
): Promise<MadeEdits> {
  return makeChanges(services, actor, async ({ tx, audit, changed }) => {
    const planned = await plan(tx);
    const edits = await applyEdits(tx, planned.edits);
    const { summary } = planned;
    const at = services.now();
    const userPk = actor.user.primaryKey;
    const change_pk = await addCalendarChange(tx, { at, userPk, summary, edits });
    await auditEdits(audit, action, { change: change_pk, summary }, edits);
    const keys = await experiencesChangedBy(tx, edits);
    if (keys.length > 0) changed({ noun: 'availability', keys });
    return { change_pk, summary, edits };
  });
}

/**
 * Undoes a change. The undo is a change itself and can be undone.
 * @throws ChangedSince after a later change, BelowSold when more is sold by now, AppError not_found, conflict
 */
export function undoChange(services: CalendarServices, actor: Actor, changePk: number): Promise<MadeEdits> {
  return makeEdits(services, actor, 'undoCalendarChange', async (tx) => {
    const change = await lockCalendarChange(tx, changePk);
    if (!change) throw new AppError('not_found', 'This change is too old to undo, or was never made.');
    if (change.undoneAt) throw new AppError('conflict', 'This change has been undone already.');
    await markUndone(tx, changePk, services.now());
    return { edits: invertEdits(change.edits), summary: `Undone: ${change.summary}` };
  });
}
