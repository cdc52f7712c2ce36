import type { Place } from '@kaadu/contracts/places';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** SQL for a place's rating, null without ratings. Provided by the reviews, which depend on places. */
export type RatingOfPlace = (placePk: PgColumn) => SQL<Place['rating']>;
