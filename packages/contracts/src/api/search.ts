import * as z from 'zod/mini';
import { Image, NamedRef, PrimaryKey, envelope } from './envelope';

/** Search experience result of §3. */
export const SearchExperience = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  short_name: z.nullable(z.string()),
  card_image: z.nullable(Image),
  location: z.string(),
  is_stay: z.boolean(),
});
export type SearchExperience = z.infer<typeof SearchExperience>;

/** Search destination result of §3. */
export const SearchDestination = NamedRef;
export type SearchDestination = NamedRef;

export const SearchActivity = z.object({ primary_key: PrimaryKey, name: z.string(), page_url: z.string() });
export type SearchActivity = z.infer<typeof SearchActivity>;

/** GET /search/static */
export const StaticSearchResponse = envelope(
  z.object({ top_experiences: z.array(SearchExperience), top_destinations: z.array(SearchDestination) }),
);
export type StaticSearch = z.infer<typeof StaticSearchResponse>['data'];

/** GET /search/all?text= */
export const SearchResponse = envelope(
  z.object({
    experiences: z.array(SearchExperience),
    destinations: z.array(SearchDestination),
    activities: z.array(SearchActivity),
  }),
);
export type SearchResults = z.infer<typeof SearchResponse>['data'];
