import type { Place } from '@kaadu/contracts/places';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * SQL for the mean and number of a place's ratings, null when it has none. Given by the reviews, which depend on the
 * places.
 */
export type RatingOfPlace = (placePk: PgColumn) => SQL<Place['rating']>;
