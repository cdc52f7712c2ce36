import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { Image, NamedRef, PrimaryKey } from './fields';
import { AnyText } from './query';

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

export const SearchActivity = z.object({ primary_key: PrimaryKey, name: z.string(), page_url: z.string() });
export type SearchActivity = z.infer<typeof SearchActivity>;

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
  activities: z.array(SearchActivity),
});
export type SearchResults = z.infer<typeof SearchResults>;

export const searchAll = {
  method: 'GET',
  path: '/search/all',
  noun,
  summary: 'Experiences, destinations and activities that match a text',
  query: z.object({ text: AnyText }),
  data: SearchResults,
} as const satisfies Endpoint;
