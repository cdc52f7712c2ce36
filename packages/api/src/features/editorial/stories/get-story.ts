import type { ExperienceCard, StoryCard } from '@kaadu/contracts/cards';
import { StoryDetail } from '@kaadu/contracts/stories';
import { ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { fieldsFrom } from '../../../platform/editing/record-columns';
import { AppError } from '../../../platform/errors/app-error';
import { listCards, listCardsAt } from '../../catalogue';
import { findStory, listStories, toStoryCard } from './repository';
import { stories } from './tables';

const detailFrom = fieldsFrom(stories, StoryDetail);
const relatedStories = 3;
const relatedCards = 4;

async function requireStory(db: Db, primaryKey: number) {
  const found = await findStory(db, primaryKey);
  if (!found) throw new AppError('not_found', 'This story does not exist.');
  return found;
}

/** Returns the card of a story. @throws AppError not_found */
export async function getStoryCard(db: Db, primaryKey: number): Promise<StoryCard> {
  return toStoryCard((await requireStory(db, primaryKey)).row);
}

/** Returns a story with related stories and experiences. @throws AppError not_found */
export async function getStory(db: Db, primaryKey: number): Promise<StoryDetail> {
  const { row, destination } = await requireStory(db, primaryKey);
  const [others, cards] = await Promise.all([
    listStories(db, { where: ne(stories.primaryKey, primaryKey), limit: relatedStories }),
    cardsFor(db, row.destinationPk),
  ]);
  return {
    ...toStoryCard(row),
    ...detailFrom(row),
    destination,
    related_stories: others,
    related_experiences: cards,
  };
}

/** Lists experiences at the destination of a story. @throws AppError not_found */
export async function listCardsForStory(db: Db, primaryKey: number): Promise<ExperienceCard[]> {
  return cardsFor(db, (await requireStory(db, primaryKey)).row.destinationPk);
}

async function cardsFor(db: Db, destinationPk: number | null): Promise<ExperienceCard[]> {
  const there = destinationPk === null ? [] : await listCardsAt(db, destinationPk, relatedCards);
  return there.length > 0 ? there : listCards(db, { limit: relatedCards });
}
