import { ExperienceDetail, ExperienceOption, type GuestPrice } from '@kaadu/contracts/catalogue';
import type { NamedRef } from '@kaadu/contracts/fields';
import type { Review } from '@kaadu/contracts/reviews';
import type { Db } from '../../../platform/database/database';
import { fieldsFrom } from '../../../platform/editing/record-columns';
import { AppError } from '../../../platform/errors/app-error';
import { image } from '../../../platform/images/image';
import { indiaDate } from '../../../platform/money/india-date';
import { listTaxRates } from '../../../platform/money/tax-rates-repository';
import { findExperience, listNames, listOptions } from './experience-repository';
import { listSimilar } from '../cards/list-similar';
import { optionPrice } from '../cards/option-price';
import { amenities, experienceOptions, experiences, stayTypes, themes } from '../tables';

/** Data from features that depend on the catalogue, for the page of an experience. */
export interface ExperiencePorts {
  /** Lists the names of activities by key. */
  readonly listActivityNames: (db: Db, activityPks: readonly number[]) => Promise<NamedRef[]>;
  /** Lists the newest reviews of an experience. */
  readonly listReviews: (db: Db, experiencePk: number) => Promise<Review[]>;
  /** Returns the prices by age for each option of an experience, by key of the option. */
  readonly listGuestPrices: (
    db: Db,
    experiencePk: number,
    now: Date,
  ) => Promise<ReadonlyMap<number, GuestPrice[]>>;
}

const detailFrom = fieldsFrom(experiences, ExperienceDetail);
const optionFrom = fieldsFrom(experienceOptions, ExperienceOption);

/** Returns the data of an experience's page. @throws AppError not_found */
export async function getExperience(
  db: Db,
  ports: ExperiencePorts,
  primaryKey: number,
  now: Date,
): Promise<ExperienceDetail> {
  const found = await findExperience(db, primaryKey);
  if (!found) throw new AppError('not_found', 'This experience does not exist.');
  const { card, row, destination } = found;
  const options = await listOptions(db, primaryKey);
  const amenityPks = [...new Set([row, ...options].flatMap((one) => one.amenityPks))];
  const [activities, themeNames, amenityNames, [stayType = null], reviews, rates, similar, guestPrices] =
    await Promise.all([
      ports.listActivityNames(db, row.activityPks),
      listNames(db, themes, row.themePks),
      listNames(db, amenities, amenityPks),
      listNames(db, stayTypes, row.stayTypePk === null ? [] : [row.stayTypePk]),
      ports.listReviews(db, primaryKey),
      listTaxRates(db),
      listSimilar(db, row),
      ports.listGuestPrices(db, primaryKey, now),
    ]);
  const today = indiaDate(now);
  const { rating, price, coordinates } = card;
  return {
    ...detailFrom(row),
    destination,
    coordinates,
    ...row.content,
    gallery: row.imagePaths.flatMap(
      (path, index) => image(path, row.imageAlts[index] || `${row.title}, image ${index + 1}`) ?? [],
    ),
    activities,
    themes: themeNames,
    amenities: amenityNames,
    stay_type: stayType,
    options: options.map((option) => ({
      ...optionFrom(option),
      image: image(option.imagePath, option.imageAlt ?? option.name),
      amenities: amenityNames.filter(({ primary_key }) => option.amenityPks.includes(primary_key)),
      price: optionPrice({ ...option, isStay: row.isStay, memberPercent: row.memberPercent }, today, rates),
      guest_prices: guestPrices.get(option.primaryKey) ?? [],
    })),
    rating,
    reviews,
    price,
    similar,
  };
}
