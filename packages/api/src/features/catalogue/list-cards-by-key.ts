import type { ExperienceCard } from '@kaadu/contracts/cards';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { listCards } from './cards-repository';
import { experiences } from './tables';

/** Cards in the order of their keys; unknown keys are left out. */
export async function listCardsByKey(db: Db, keys: readonly number[]): Promise<ExperienceCard[]> {
  if (keys.length === 0) return [];
  const cards = await listCards(db, {
    where: inArray(experiences.primaryKey, [...keys]),
    limit: keys.length,
  });
  const byKey = new Map(cards.map((card) => [card.primary_key, card]));
  return [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
}
