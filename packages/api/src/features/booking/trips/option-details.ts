import type { Booking } from '@kaadu/contracts/booking';
import { asc, eq, sql } from 'drizzle-orm';
import type { ContentCache } from '../../../platform/cache/content-cache';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { image } from '../../../platform/images/image';
import type { TaxRate } from '../../../platform/money/tax';
import { listTaxRates } from '../../../platform/money/tax-rates-repository';
import { addOns, availabilityRules, listOffers, type Offer } from '../../availability';
import { experienceOptions, experiences } from '../../catalogue';
import type { BookingRow } from '../repository';

/** An option with the catalogue data that booking needs. */
export interface OptionDetails {
  readonly offer: Offer;
  readonly experience: Booking['experience'];
  readonly option: Booking['option'];
  readonly addOns: readonly (typeof addOns.$inferSelect)[];
  /** Current refund steps. */
  readonly policy: BookingRow['policy'];
  /** Document whose number every adult must give; null for none. */
  readonly requiredDocument: string | null;
  readonly taxRates: readonly TaxRate[];
}

async function selectOption(db: Db, optionPk: number) {
  const content = (name: string) => sql`${experiences.content}->${name}`;
  const [found] = await db
    .select({
      experience: {
        primary_key: experiences.primaryKey,
        url: experiences.url,
        title: experiences.title,
        is_stay: experiences.isStay,
        location: experiences.location,
        imagePath: sql<string | null>`${experiences.imagePaths}[1]`,
        latitude: experiences.latitude,
        longitude: experiences.longitude,
        host_phone: sql<string | null>`${experiences.content}->>'host_phone'`,
        meeting_point: sql<string>`coalesce(${experiences.content}->>'meeting_point', '')`,
        check_in: sql<string | null>`${experiences.content}->>'check_in'`,
        check_out: sql<string | null>`${experiences.content}->>'check_out'`,
        what_to_bring: sql<string[]>`coalesce(${content('what_to_bring')}, '[]'::jsonb)`,
      },
      option: {
        primary_key: experienceOptions.primaryKey,
        name: experienceOptions.name,
        meal_plan: experienceOptions.mealPlan,
        max_guests: experienceOptions.maxGuests,
      },
      requiredDocument: availabilityRules.requiredDocument,
    })
    .from(experienceOptions)
    .innerJoin(experiences, eq(experiences.primaryKey, experienceOptions.experiencePk))
    .leftJoin(availabilityRules, eq(availabilityRules.optionPk, experienceOptions.primaryKey))
    .where(eq(experienceOptions.primaryKey, optionPk));
  return found;
}

/** Loads an option with its details. @throws AppError not_found */
export async function loadOptionDetails(db: Db, optionPk: number): Promise<OptionDetails> {
  // Sequential, because transactions have a single connection.
  const [offer] = await listOffers(db, { optionPks: [optionPk] });
  const found = await selectOption(db, optionPk);
  if (!offer || !found) throw new AppError('not_found', 'This option is no longer offered.');
  const { imagePath, latitude, longitude, ...experience } = found.experience;
  return {
    offer,
    experience: {
      ...experience,
      card_image: image(imagePath, `${experience.title}, ${experience.location}`),
      coordinates: { latitude, longitude },
    },
    option: found.option,
    addOns: await db
      .select()
      .from(addOns)
      .where(eq(addOns.experiencePk, offer.experiencePk))
      .orderBy(asc(addOns.position)),
    policy: offer.policy,
    requiredDocument: found.requiredDocument,
    taxRates: await listTaxRates(db),
  };
}

/** In-memory cache of options, for use outside transactions. */
export interface OptionCatalogue {
  /** Returns an option. @throws AppError not_found */
  get(optionPk: number): Promise<OptionDetails>;
}

export function createOptionCatalogue(db: Db, cache: ContentCache): OptionCatalogue {
  const options = cache.values<OptionDetails>('options');
  return { get: (optionPk) => options.get(String(optionPk), () => loadOptionDetails(db, optionPk)) };
}
