import type { ResourceFields } from '@kaadu/contracts/calendar';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database';
import { AppError } from '../../../../platform/errors/app-error';
import { inventory, optionResources, resources } from '../../tables';
import { lockResources } from './edit-blackouts';
import type { ResourceEdit } from './edit';
import { ChangedSince } from '../refusals';

const isSame = (row: ResourceFields, { name, kind, capacity }: ResourceFields) =>
  row.name === name && row.kind === kind && row.capacity === capacity;

/** Removes a resource that has never been used. @throws AppError conflict */
async function removeUnused(tx: Db, resourcePk: number): Promise<void> {
  const isUsed =
    (await tx.$count(optionResources, eq(optionResources.resourcePk, resourcePk))) > 0 ||
    (await tx.$count(inventory, eq(inventory.resourcePk, resourcePk))) > 0;
  if (isUsed) throw new AppError('conflict', 'It is in use and cannot be removed. Nothing was changed.');
  await tx.delete(resources).where(eq(resources.primaryKey, resourcePk));
}

/** Creates, changes or removes resources. @returns edits with stored keys @throws ChangedSince, AppError conflict */
export async function editResources(tx: Db, edits: readonly ResourceEdit[]): Promise<ResourceEdit[]> {
  const made: ResourceEdit[] = [];
  for (const edit of edits) {
    const { resourcePk, before, after } = edit;
    if (before === null) {
      if (after === null) throw new Error('An edit of a resource has no state before or after');
      const values = resourcePk === undefined ? after : { ...after, primaryKey: resourcePk };
      const [stored] = await tx.insert(resources).values(values).returning({ key: resources.primaryKey });
      made.push({ ...edit, resourcePk: stored?.key });
      continue;
    }
    if (resourcePk === undefined) throw new Error('An edit of a resource has no key');
    const [row] = await lockResources(tx, [resourcePk]);
    if (!row || !isSame(row, before))
      throw new ChangedSince(row ? [`${row.name}: usually ${row.capacity}`] : []);
    if (after) await tx.update(resources).set(after).where(eq(resources.primaryKey, resourcePk));
    else await removeUnused(tx, resourcePk);
    made.push(edit);
  }
  return made;
}
