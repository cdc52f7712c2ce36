import type { ExperienceDetail } from '@kaadu/contracts/api';
import { AppError } from '../../platform/errors/app-error';
import type { Db } from '../../platform/database/database';
import { image } from '../images/image';
import { findExperience, listExperienceRefs, listOptions, listReviews } from './detail-repository';
import { listTaxRates } from '../../platform/money/tax-rates-repository';
import { indiaDate } from '../../platform/money/india-date';
import { optionPrice } from './option-price';
import { listSimilar } from './list-similar';

/** Everything that one experience's page shows. @throws AppError not_found */
export async function getExperience(db: Db, primaryKey: number, now: Date): Promise<ExperienceDetail> {
  const found = await findExperience(db, primaryKey);
  if (!found) throw new AppError('not_found', 'This experience does not exist.');
  const { card, row, destination } = found;
  const [refs, options, reviews, rates, similar] = await Promise.all([
    listExperienceRefs(db, row),
    listOptions(db, primaryKey),
    listReviews(db, primaryKey),
    listTaxRates(db),
    listSimilar(db, row),
  ]);
  const { short_name, title, url, is_stay, location, distance_km, duration_label, summary, rating, price } =
    card;
  return {
    primary_key: primaryKey,
    url,
    title,
    short_name,
    is_stay,
    location,
    destination,
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    distance_km,
    drive_hours: row.driveHours,
    duration_label,
    summary,
    ...row.content,
    gallery: row.imagePaths.flatMap((path, index) => image(path, `${title}, picture ${index + 1}`) ?? []),
    ...refs,
    options: options.map((option) => ({
      primary_key: option.primaryKey,
      name: option.name,
      description: option.description,
      included_guests: option.includedGuests,
      max_guests: option.maxGuests,
      meal_plan: option.mealPlan,
      slots: option.slots,
      price: optionPrice(
        { basePaise: option.basePaise, isStay: is_stay, memberPercent: row.memberPercent },
        indiaDate(now),
        rates,
      ),
    })),
    rating,
    reviews,
    price,
    similar,
  };
}
