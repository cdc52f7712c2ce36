import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { Image, NamedRef, PrimaryKey } from '../fields/fields';
import { AnyText } from '../endpoints/query';

const noun = 'search';

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

/** A page found by its name: an activity, a guide or a story. */
export const SearchPage = z.object({ primary_key: PrimaryKey, name: z.string(), page_url: z.string() });
export type SearchPage = z.infer<typeof SearchPage>;

export const SearchSuggestions = z.object({
  top_experiences: z.array(SearchExperience),
  top_destinations: z.array(SearchDestination),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

export const getSearchSuggestions = {
  method: 'GET',
  path: '/search/static',
  noun,
  summary: 'What the search panel shows before anything is typed',
  data: SearchSuggestions,
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const SearchResults = z.object({
  experiences: z.array(SearchExperience),
  destinations: z.array(SearchDestination),
  activities: z.array(SearchPage),
  guides: z.array(SearchPage),
  stories: z.array(SearchPage),
  /**
   * The text with unknown words replaced by similar ones; null when every word is known or none is similar.
   */
  did_you_mean: z.nullable(z.string()),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** Results of an empty search. */
export const noSearchResults: SearchResults = {
  experiences: [],
  destinations: [],
  activities: [],
  guides: [],
  stories: [],
  did_you_mean: null,
};

export const searchAll = {
  method: 'GET',
  path: '/search/all',
  noun,
  summary: 'Experiences, destinations, activities, guides and stories that match a text',
  query: z.object({ text: AnyText }),
  data: SearchResults,
  cache: 'revalidated',
} as const satisfies Endpoint;
