import type { ExperienceCard } from '@kaadu/contracts/cards';
import { and, arrayOverlaps, eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { experiences, listCards } from '../catalogue';
import { findPreferences } from './preferences-repository';

const shown = 12;

/** Lists the best cards that match a user's preferences, or the best overall without preferences or matches. */
export async function listPreferred(db: Db, userPk: number): Promise<ExperienceCard[]> {
  const liked = await findPreferences(db, userPk);
  if (!liked) return listCards(db, { limit: shown });
  const { activityPks, themePks, wantsStay } = liked;
  const cards = await listCards(db, {
    where: and(
      wantsStay === null ? undefined : eq(experiences.isStay, wantsStay),
      or(
        activityPks.length > 0 ? arrayOverlaps(experiences.activityPks, activityPks) : undefined,
        themePks.length > 0 ? arrayOverlaps(experiences.themePks, themePks) : undefined,
      ),
    ),
    limit: shown,
  });
  return cards.length > 0 ? cards : listCards(db, { limit: shown });
}
