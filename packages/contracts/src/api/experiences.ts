import * as z from 'zod/mini';
import { listingSorts } from '../listing';
import { Image, NamedRef, PrimaryKey, envelope } from './envelope';

/** Integer paise. */
export const Paise = z.int().check(z.gte(0));

/** Price on a card: final, tax included, for one night of the cheapest room or one person's place. */
export const CardPrice = z.object({
  /** What everybody pays. */
  total: Paise,
  /** What a signed-in member pays for the same. */
  member_total: Paise,
  unit: z.enum(['night', 'person']),
});
export type CardPrice = z.infer<typeof CardPrice>;

export const ExperienceCard = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  short_name: z.nullable(z.string()),
  card_image: z.nullable(Image),
  location: z.string(),
  is_stay: z.boolean(),
  summary: z.string(),
  duration_label: z.string(),
  distance_km: z.int(),
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  price: CardPrice,
});
export type ExperienceCard = z.infer<typeof ExperienceCard>;

/** POST /experience/getExpCardsForActivity */
export const ExpCardsForActivityBody = z.object({
  eopagedesign_primary_key: z.union([z.string().check(z.maxLength(12)), z.number()]),
});
export const ExpCardsResponse = envelope(z.array(ExperienceCard));

/** One choice of a filter with how many results it would leave, given the other filters. */
export const Facet = z.object({ primary_key: PrimaryKey, name: z.string(), count: z.int() });
export type Facet = z.infer<typeof Facet>;

/** GET /home/filter: the listing with every filter of §2.1 (comma-separated keys), `sort`, `page`, `range` in rupees. */
export const ListingResponse = envelope(
  z.object({
    cards: z.array(ExperienceCard),
    total: z.int(),
    page: z.int(),
    page_count: z.int(),
    page_size: z.int(),
    sort: z.enum(listingSorts),
    range: z.tuple([z.int(), z.int()]),
    /** Lowest and highest card price in rupees over the whole catalogue: the slider's ends. */
    range_limits: z.tuple([z.int(), z.int()]),
    /** What was asked for after clamping; unknown keys are dropped. */
    selected: z.record(
      z.enum(['destinations', 'activities', 'themes', 'stay_types', 'durations', 'budgets']),
      z.array(PrimaryKey),
    ),
    facets: z.record(
      z.enum(['destinations', 'activities', 'themes', 'stay_types', 'durations', 'budgets']),
      z.array(Facet),
    ),
  }),
);
export type Listing = z.infer<typeof ListingResponse>['data'];
export type FacetName = keyof Listing['facets'];

/** What a traveller can choose to buy: a room type of a stay or a ticket of an activity. */
export const ExperienceOption = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  description: z.string(),
  /** Guests that the price includes and the most that fit. */
  included_guests: z.int(),
  max_guests: z.int(),
  meal_plan: z.nullable(z.string()),
  /** Start times (HH:MM, IST) of an activity; empty for a stay. */
  slots: z.array(z.string()),
  price: z.object({
    base: Paise,
    tax: Paise,
    total: Paise,
    tax_label: z.string(),
    member_total: Paise,
    unit: z.enum(['night', 'person']),
  }),
});
export type ExperienceOption = z.infer<typeof ExperienceOption>;

export const Review = z.object({
  primary_key: PrimaryKey,
  author: z.string(),
  rating: z.int(),
  text: z.string(),
  stayed_at: z.string(),
});
export type Review = z.infer<typeof Review>;

export const ExperienceDetail = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  short_name: z.nullable(z.string()),
  is_stay: z.boolean(),
  location: z.string(),
  destination: z.object({ primary_key: PrimaryKey, name: z.string(), state: z.string() }),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  distance_km: z.int(),
  drive_hours: z.number(),
  duration_label: z.string(),
  summary: z.string(),
  /** Paragraphs. */
  description: z.array(z.string()),
  gallery: z.array(Image),
  highlights: z.array(z.string()),
  itinerary: z.array(z.object({ title: z.string(), text: z.string() })),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  meeting_point: z.string(),
  what_to_bring: z.array(z.string()),
  age_note: z.string(),
  fitness_note: z.string(),
  languages: z.array(z.string()),
  weather_note: z.nullable(z.string()),
  check_in: z.nullable(z.string()),
  check_out: z.nullable(z.string()),
  child_policy: z.nullable(z.string()),
  /** Refund steps, the most generous first: cancel at least `days_before` the start, get `refund_percent` back. */
  cancellation: z.array(z.object({ days_before: z.int(), refund_percent: z.int() })),
  activities: z.array(NamedRef),
  themes: z.array(NamedRef),
  stay_type: z.nullable(NamedRef),
  options: z.array(ExperienceOption),
  rating: z.nullable(z.object({ average: z.number(), count: z.int() })),
  reviews: z.array(Review),
  price: CardPrice,
  similar: z.array(ExperienceCard),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type ExperienceDetail = z.infer<typeof ExperienceDetail>;

/** GET /experience/getExpByPk?primary_key= */
export const ExperienceDetailResponse = envelope(ExperienceDetail);
