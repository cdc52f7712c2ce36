import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database';
import { AppError } from '../../../../platform/errors/app-error';
import { experienceOptions } from '../../../catalogue';
import { availabilityRules, optionResources } from '../../tables';
import type { OptionEdit, OptionState } from './edit';
import { ChangedSince } from '../refusals';

/** Reads the resources and rules of an option. */
export async function readOptionState(db: Db, optionPk: number): Promise<OptionState> {
  const { resourcePk, quantity } = optionResources;
  const drawn = await db
    .select({ resourcePk, quantity })
    .from(optionResources)
    .where(eq(optionResources.optionPk, optionPk))
    .orderBy(asc(resourcePk));
  const [row] = await db.select().from(availabilityRules).where(eq(availabilityRules.optionPk, optionPk));
  if (!row) return { resources: drawn, rules: null };
  const { optionPk: _option, ...rules } = row;
  return { resources: drawn, rules };
}

/** Locks an option against concurrent edits. @throws AppError not_found */
export async function lockOption(tx: Db, optionPk: number): Promise<void> {
  const [found] = await tx
    .select({ primaryKey: experienceOptions.primaryKey })
    .from(experienceOptions)
    .where(eq(experienceOptions.primaryKey, optionPk))
    .for('no key update');
  if (!found) throw new AppError('not_found', 'There is no such option.');
}

/** Stores the resources and rules of options. @throws ChangedSince, AppError not_found */
export async function editOptions(tx: Db, edits: readonly OptionEdit[]): Promise<void> {
  for (const { optionPk, before, after } of edits) {
    await lockOption(tx, optionPk);
    if (!isDeepStrictEqual(await readOptionState(tx, optionPk), before)) throw new ChangedSince();
    await tx.delete(optionResources).where(eq(optionResources.optionPk, optionPk));
    if (after.resources.length > 0)
      await tx.insert(optionResources).values(after.resources.map((drawn) => ({ ...drawn, optionPk })));
    if (after.rules === null)
      await tx.delete(availabilityRules).where(eq(availabilityRules.optionPk, optionPk));
    else {
      const rules = { ...after.rules, weekdays: [...after.rules.weekdays] };
      await tx
        .insert(availabilityRules)
        .values({ ...rules, optionPk })
        .onConflictDoUpdate({ target: availabilityRules.optionPk, set: rules });
    }
  }
}
