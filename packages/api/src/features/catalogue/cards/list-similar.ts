import type { ExperienceCard } from '@kaadu/contracts/cards';
import { and, arrayOverlaps, eq, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { listCards } from './cards-repository';
import { experiences } from '../tables';

type Like = Pick<typeof experiences.$inferSelect, 'primaryKey' | 'destinationPk' | 'activityPks' | 'isStay'>;

const shown = 4;

/** Returns groups of similar experiences, the most similar first; each is read in the order of an index. */
function groupsLike({ destinationPk, activityPks, isStay }: Like): (SQL | undefined)[] {
  const here = eq(experiences.destinationPk, destinationPk);
  const sameKind = eq(experiences.isStay, isStay);
  const otherKind = ne(experiences.isStay, isStay);
  if (activityPks.length === 0) return [and(here, sameKind), and(here, otherKind)];
  const elsewhere = and(
    ne(experiences.destinationPk, destinationPk),
    arrayOverlaps(experiences.activityPks, activityPks),
  );
  return [and(here, sameKind), or(and(here, otherKind), and(elsewhere, sameKind)), and(elsewhere, otherKind)];
}

/** Lists experiences at the same destination or with the same activities, the most similar first. */
export async function listSimilar(db: Db, like: Like): Promise<ExperienceCard[]> {
  const cards: ExperienceCard[] = [];
  for (const group of groupsLike(like)) {
    if (cards.length === shown) break;
    const where = and(ne(experiences.primaryKey, like.primaryKey), group);
    cards.push(...(await listCards(db, { where, limit: shown - cards.length })));
  }
  return cards;
}
