import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { Image, PrimaryKey, SavedRecord, prose } from '../fields/fields';
import { ByKey } from '../endpoints/query';

const noun = 'reviews';

export const Review = z.object({
  primary_key: PrimaryKey,
  author: z.string(),
  rating: z.int(),
  text: z.string(),
  stayed_at: z.string(),
  /** True for a review of a completed booking. */
  is_verified: z.boolean(),
  photos: z.array(Image),
});
export type Review = z.infer<typeof Review>;

export const PlaceRatings = z.object({
  average: z.nullable(z.number()),
  count: z.int(),
  reviews: z.array(Review),
});
export type PlaceRatings = z.infer<typeof PlaceRatings>;

/** `primary_key` is the place's. */
export const getPlaceRatings = {
  method: 'GET',
  path: '/getRatingByPlaceId',
  noun,
  summary: 'The newest reviews of a place and the mean of all',
  query: ByKey,
  data: PlaceRatings,
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const PlaceRatingBody = z.object({
  place_pk: PrimaryKey,
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: prose(2_000),
});
export type PlaceRatingBody = z.infer<typeof PlaceRatingBody>;

export const ratePlace = {
  method: 'POST',
  path: '/createPlaceRating',
  noun,
  summary: 'Rates a place in a signed-in person’s name',
  access: 'signed-in',
  body: PlaceRatingBody,
  data: SavedRecord,
  errors: ['not_found'],
  limits: { perUser: { name: 'rating-user', hits: 10, windowMs: 60 * 60_000, per: 'account' } },
} as const satisfies Endpoint;
