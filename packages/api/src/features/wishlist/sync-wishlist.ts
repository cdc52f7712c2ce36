import { maxWishes } from '@kaadu/contracts/wishlist';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { experiences } from '../catalogue';
import { wishes } from './tables';

interface Changes {
  /** Keys to add, the newest first. */
  readonly add: readonly number[];
  readonly remove: readonly number[];
  readonly now: Date;
}

/**
 * Changes a user's wishlist; experiences that no longer exist are ignored.
 * @returns keys of the experiences on it, the newest first
 */
export function syncWishlist(db: Db, userPk: number, { add, remove, now }: Changes): Promise<number[]> {
  const ofUser = eq(wishes.userPk, userPk);
  return db.transaction(async (tx) => {
    if (remove.length > 0)
      await tx.delete(wishes).where(and(ofUser, inArray(wishes.experiencePk, [...remove])));
    if (add.length > 0) {
      const known = await tx
        .select({ key: experiences.primaryKey })
        .from(experiences)
        .where(inArray(experiences.primaryKey, [...add]));
      // One millisecond apart, to keep their order.
      const rows = known.map(({ key }) => ({
        userPk,
        experiencePk: key,
        addedAt: new Date(now.getTime() - add.indexOf(key)),
      }));
      if (rows.length > 0) await tx.insert(wishes).values(rows).onConflictDoNothing();
    }
    const kept = await tx
      .select({ key: wishes.experiencePk })
      .from(wishes)
      .where(ofUser)
      .orderBy(desc(wishes.addedAt), sql`${wishes.experiencePk}`)
      .limit(maxWishes);
    const keys = kept.map(({ key }) => key);
    if (keys.length === maxWishes)
      await tx.delete(wishes).where(and(ofUser, notInArray(wishes.experiencePk, keys)));
    return keys;
  });
}
