import * as z from 'zod/mini';
import { ExperienceCard, Review } from './experiences';
import { PrimaryKey, envelope } from './envelope';
import { StoryCard } from './footer';
import { ActivityCard, DestinationCard, Faq, HomeResponse, ThemeCard } from './home';

const paging = { total: z.int(), page: z.int(), page_count: z.int() };

/** GET /home/bootstrapExperiences?page= */
export const ExperiencesPageResponse = envelope(z.object({ cards: z.array(ExperienceCard), ...paging }));
export type ExperiencesPage = z.infer<typeof ExperiencesPageResponse>['data'];
/** GET /home/bootstrapStories?page=: newest first. */
export const StoriesPageResponse = envelope(z.object({ stories: z.array(StoryCard), ...paging }));
export type StoriesPage = z.infer<typeof StoriesPageResponse>['data'];

export const DestinationsResponse = envelope(z.array(DestinationCard));
export const ThemesResponse = envelope(z.array(ThemeCard));
export const FaqsResponse = envelope(z.array(Faq));
export const BannerResponse = envelope(HomeResponse.shape.data.shape.banner);

/** A price band in rupees with tax, `from` inclusive and `to` exclusive. */
export const Budget = z.object({ primary_key: PrimaryKey, name: z.string(), from: z.int(), to: z.int() });
export const BudgetsResponse = envelope(z.array(Budget));
export const Duration = z.object({ primary_key: PrimaryKey, name: z.string(), tagline: z.string() });
export const DurationsResponse = envelope(z.array(Duration));
export const StayType = z.extend(Duration, { experience_count: z.int() });
export const StayTypesResponse = envelope(z.array(StayType));

/** GET /home/locationBasedDetails/?latitude=&longitude=: what is near; `away_km` as the crow flies. */
export const NearbyResponse = envelope(
  z.object({
    destinations: z.array(z.extend(DestinationCard, { away_km: z.int() })),
    experiences: z.array(ExperienceCard),
  }),
);
export type Nearby = z.infer<typeof NearbyResponse>['data'];

/** GET /getActivities, GET /getActivityByPlace?primary_key= */
export const ActivitiesResponse = envelope(z.array(ActivityCard));
/** GET /getActivitiesPage: the activities by group. */
export const ActivitiesPageResponse = envelope(
  z.array(z.object({ key: z.string(), title: z.string(), activities: z.array(ActivityCard) })),
);
export const ActivityDetail = z.extend(ActivityCard, {
  group: z.object({ key: z.string(), title: z.string() }),
  description: z.array(z.string()),
  destinations: z.array(DestinationCard),
  experiences: z.array(ExperienceCard),
  related_activities: z.array(ActivityCard),
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;
/** GET /getActivityByPk?primary_key=, GET /getPageByPageUrl?page_url= */
export const ActivityDetailResponse = envelope(ActivityDetail);

/** GET /getBlogOnClick?primary_key= */
export const StoryCardResponse = envelope(StoryCard);

/** GET /getRatingByPlaceId?primary_key=: the newest reviews and the mean of all. */
export const PlaceRatingsResponse = envelope(
  z.object({ average: z.nullable(z.number()), count: z.int(), reviews: z.array(Review) }),
);
export type PlaceRatings = z.infer<typeof PlaceRatingsResponse>['data'];
/** POST /createPlaceRating */
export const CreatePlaceRatingBody = z.object({
  place_pk: PrimaryKey,
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
});

const keys = z.array(PrimaryKey).check(z.maxLength(50));
/** POST /savePreferences */
export const PreferencesBody = z.object({
  activities: keys,
  themes: keys,
  /** Stays rather than activities, the other way round, or either. */
  wants_stay: z.nullable(z.boolean()),
});
export type Preferences = z.infer<typeof PreferencesBody>;

/** GET /experience/getPayementReqData?token= */
export const PaymentStatus = z.enum(['open', 'paid', 'failed', 'cancelled', 'refunded']);
export const PaymentRequestView = z.object({
  description: z.string(),
  /** Integer paise, tax included. */
  amount: z.int(),
  status: PaymentStatus,
  experience: z.nullable(ExperienceCard),
});
export type PaymentRequestView = z.infer<typeof PaymentRequestView>;
export const PaymentRequestResponse = envelope(PaymentRequestView);
