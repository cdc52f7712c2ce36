import type { Preferences } from '@kaadu/contracts/accounts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { preferences } from './tables';

export async function savePreferences(
  db: Db,
  userPk: number,
  { activities, themes, wants_stay }: Preferences,
) {
  const row = { activityPks: activities, themePks: themes, wantsStay: wants_stay };
  await db
    .insert(preferences)
    .values({ userPk, ...row })
    .onConflictDoUpdate({ target: preferences.userPk, set: row });
}

export async function findPreferences(db: Db, userPk: number) {
  const [row] = await db.select().from(preferences).where(eq(preferences.userPk, userPk));
  return row;
}
