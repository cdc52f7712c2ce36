import * as z from 'zod/mini';
import { CardPrice, DestinationCard, ExperienceCard, ThemeCard } from './cards';
import type { Endpoint } from '../endpoints/endpoint';
import {
  Coordinates,
  DestinationRef,
  Image,
  NamedRef,
  Paise,
  PrimaryKey,
  RatingSummary,
  paging,
} from '../fields/fields';
import { ExperienceContent, optionOf } from './experience-body';
import { ByKey, DegreesText, KeyList, KeyText, PageText } from '../endpoints/query';
import { faqOf, stored } from '../fields/record-fields';
import { Review } from './reviews';

const noun = 'catalogue';

/**
 * Price of a guest by age, in paise with tax and before seasonal rates. It buys a place of an activity, or a
 * night in a room beyond the guests included in its price.
 */
export const GuestPrice = z.object({
  /** Years, both included; null: no upper limit. */
  from_age: z.int(),
  to_age: z.nullable(z.int()),
  total: Paise,
  member_total: Paise,
});
export type GuestPrice = z.infer<typeof GuestPrice>;

/** A bookable option: a room type of a stay or a ticket of an activity. */
export const ExperienceOption = z.object({
  primary_key: PrimaryKey,
  ...optionOf(stored),
  image: z.nullable(Image),
  amenities: z.array(NamedRef),
  price: z.object({
    base: Paise,
    tax: Paise,
    total: Paise,
    tax_label: z.string(),
    member_total: Paise,
    unit: z.enum(['night', 'person']),
  }),
  /** Prices by age, youngest first; empty where all ages pay the same. */
  guest_prices: z.array(GuestPrice),
});
export type ExperienceOption = z.infer<typeof ExperienceOption>;

export const Faq = faqOf(stored);
export type Faq = z.infer<typeof Faq>;

export const ExperienceDetail = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  short_name: z.nullable(z.string()),
  is_stay: z.boolean(),
  location: z.string(),
  destination: z.extend(DestinationRef, { state: z.string() }),
  coordinates: Coordinates,
  distance_km: z.int(),
  drive_hours: z.number(),
  duration_label: z.string(),
  summary: z.string(),
  ...z.omit(ExperienceContent, { host_phone: true }).shape,
  /** Pictures; their alternative texts are the captions. */
  gallery: z.array(Image),
  activities: z.array(NamedRef),
  themes: z.array(NamedRef),
  amenities: z.array(NamedRef),
  stay_type: z.nullable(NamedRef),
  options: z.array(ExperienceOption),
  rating: RatingSummary,
  reviews: z.array(Review),
  price: CardPrice,
  similar: z.array(ExperienceCard),
});
export type ExperienceDetail = z.infer<typeof ExperienceDetail>;

export const getExperience = {
  method: 'GET',
  path: '/experience/getExpByPk',
  noun,
  summary: 'One experience with everything that its page shows',
  query: ByKey,
  data: ExperienceDetail,
  errors: ['not_found'],
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listExperiencesByKey = {
  method: 'GET',
  path: '/experience/getExpCards',
  noun,
  summary: 'Cards of the named experiences, in the order named; what there is no more is left out',
  query: z.object({ experiences_pk: KeyList }),
  data: z.array(ExperienceCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const ExperiencesPage = z.object({ cards: z.array(ExperienceCard), ...paging });
export type ExperiencesPage = z.infer<typeof ExperiencesPage>;

export const listExperiences = {
  method: 'GET',
  path: '/home/bootstrapExperiences',
  noun,
  summary: 'Experiences in the order that editors recommend, a page at a time',
  query: z.object({ page: PageText }),
  data: ExperiencesPage,
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listOutings = {
  method: 'GET',
  path: '/home/bootstrapExpTypeActivity',
  noun,
  summary: 'The best experiences that are not stays',
  data: z.array(ExperienceCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listExperiencesOfStayType = {
  method: 'GET',
  path: '/getStayTypeExp/:stay_type_pk',
  noun,
  summary: 'The best experiences of one type of stay',
  params: z.object({ stay_type_pk: KeyText }),
  data: z.array(ExperienceCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listDestinations = {
  method: 'GET',
  path: '/home/bootstrapDestinations',
  noun,
  summary: 'All destinations',
  data: z.array(DestinationCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listThemes = {
  method: 'GET',
  path: '/home/bootstrapThemes',
  noun,
  summary: 'All themes',
  data: z.array(ThemeCard),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

/** A price band in rupees with tax, `from` inclusive and `to` exclusive. */
export const Budget = z.object({ primary_key: PrimaryKey, name: z.string(), from: z.int(), to: z.int() });

export const listBudgets = {
  method: 'GET',
  path: '/home/bootstrapBudgets',
  noun,
  summary: 'The price bands of the listing',
  data: z.array(Budget),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const Duration = z.object({ primary_key: PrimaryKey, name: z.string(), tagline: z.string() });

export const listDurations = {
  method: 'GET',
  path: '/home/bootstrapDurations',
  noun,
  summary: 'The durations of the listing',
  data: z.array(Duration),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const StayType = z.extend(Duration, { experience_count: z.int() });

export const listStayTypes = {
  method: 'GET',
  path: '/home/bootstrapExpStayType',
  noun,
  summary: 'The types of stay, each with how many experiences it has',
  data: z.array(StayType),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listStayTypesForStaff = {
  ...listStayTypes,
  path: '/expStayTypeAdmin',
  access: ['content'],
} as const satisfies Endpoint;

export const listAmenities = {
  method: 'GET',
  path: '/home/bootstrapAmenities',
  noun,
  summary: 'All amenities of stays and activities',
  data: z.array(NamedRef),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

export const listFaqs = {
  method: 'GET',
  path: '/home/bootstrapFaqs',
  noun,
  summary: 'Questions about the business, answered',
  data: z.array(Faq),
  cache: 'until-content-changes',
} as const satisfies Endpoint;

/** A destination near a position. `away_km` is the straight-line distance. */
export const NearbyDestination = z.extend(DestinationCard, { coordinates: Coordinates, away_km: z.int() });
export type NearbyDestination = z.infer<typeof NearbyDestination>;

export const Nearby = z.object({
  destinations: z.array(NearbyDestination),
  experiences: z.array(ExperienceCard),
});
export type Nearby = z.infer<typeof Nearby>;

/** Default position of visitors who do not share theirs: Bengaluru. */
const city = { latitude: 12.9716, longitude: 77.5946 };

export const listNearby = {
  method: 'GET',
  path: '/home/locationBasedDetails/',
  noun,
  summary: 'Destinations and experiences near a position',
  query: z.object({
    latitude: DegreesText(90, city.latitude),
    longitude: DegreesText(180, city.longitude),
  }),
  data: Nearby,
  cache: 'revalidated',
} as const satisfies Endpoint;
