import * as z from 'zod/mini';
import { ActivityCard, DestinationCard, ExperienceCard, StoryCard, ThemeCard } from '../catalogue/cards';
import { Faq } from '../catalogue/catalogue';
import type { Endpoint } from '../endpoints/endpoint';
import { Image, NamedRef, PrimaryKey } from '../fields/fields';

const noun = 'home';

export const Banner = z.object({ title: z.string(), text: z.string(), image: Image });

export const Home = z.object({
  banner: Banner,
  stats: z.object({ experiences: z.int(), destinations: z.int(), stays: z.int() }),
  featured_stays: z.array(ExperienceCard),
  featured_activities: z.array(ExperienceCard),
  /** Destinations with the most experiences. */
  destinations: z.array(DestinationCard),
  /** All destinations with something to book, by name, for the search form. */
  places: z.array(NamedRef),
  themes: z.array(ThemeCard),
  activities: z.array(ActivityCard),
  stories: z.array(StoryCard),
  faqs: z.array(Faq),
});
export type Home = z.infer<typeof Home>;

export const getHome = {
  method: 'GET',
  path: '/home/bootstrap',
  noun,
  summary: 'Everything that the home page shows',
  data: Home,
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const getHomeBanner = {
  method: 'GET',
  path: '/getHomeBannerCard',
  noun,
  summary: 'The banner of the home page',
  data: Banner,
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const FooterActivity = z.object({
  name: z.string(),
  page_url: z.string(),
  pivot: z.object({ eoactivity_primary_key: PrimaryKey }),
});

/** `activities` maps a group key to [group title, activities] (§3). */
export const FooterDetails = z.object({
  activities: z.record(z.string(), z.tuple([z.string(), z.array(FooterActivity)])),
  places: z.array(NamedRef),
});
export type FooterDetails = z.infer<typeof FooterDetails>;

export const getFooterDetails = {
  method: 'GET',
  path: '/home/footerDetails',
  noun,
  summary: 'Activities by group and destinations, for the footer of every page',
  data: FooterDetails,
  cache: 'until-content-changes',
} as const satisfies Endpoint;
