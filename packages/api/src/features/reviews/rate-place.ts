import { firstCharacter } from '@kaadu/contracts/text';
import type { PlaceRatingBody } from '@kaadu/contracts/reviews';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/app-error';
import { indiaDate } from '../../platform/money/india-date';
import type { Services } from '../../platform/services/services';
import type { User } from '../../platform/sessions/users-repository';
import { placeExists } from '../editorial/places';
import { savePlaceRating } from './repository';

/**
 * Rates a place under the user's first name and initial.
 * @returns the rating's key
 * @throws AppError not_found
 */
export async function ratePlace(
  { database: { db }, contentChanges, now }: Services,
  user: User,
  { place_pk: placePk, rating, text }: z.infer<typeof PlaceRatingBody>,
): Promise<number> {
  if (!(await placeExists(db, placePk))) throw new AppError('not_found', 'This place does not exist.');
  return contentChanges.transaction(async (tx, changed) => {
    const primaryKey = await savePlaceRating(tx, {
      placePk,
      userPk: user.primaryKey,
      author: `${user.firstName} ${firstCharacter(user.lastName)}.`,
      rating,
      text,
      stayedAt: indiaDate(now()),
      createdAt: now(),
    });
    changed({ noun: 'reviews', keys: [primaryKey] });
    return primaryKey;
  });
}
