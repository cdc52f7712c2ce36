import type { Place } from '@kaadu/contracts/places';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * SQL for average and count of a place's ratings, null when it has none. Provided by the reviews, which depend on the
 * places.
 */
export type RatingOfPlace = (placePk: PgColumn) => SQL<Place['rating']>;
