import type { ActivityContent } from '@kaadu/contracts/activities';
import type { ExperienceText, OptionContent } from '@kaadu/contracts/experience-body';
import type { GuideText } from '@kaadu/contracts/guide-content';
import type { PlaceContent } from '@kaadu/contracts/places';
import type { StoryContent } from '@kaadu/contracts/stories';

/** A record as written by editors, without images, which the illustrator draws. */
type Written<Text> = Readonly<Omit<Text, 'image_path' | 'image_alt' | 'images'>>;

/**
 * Records of a fresh install, as plain data. Keys are stable: links, images and tests rely on them. Money is
 * integer paise before tax; distances are by road from Bengaluru.
 */
export interface SampleDestination {
  readonly key: number;
  readonly name: string;
  readonly slug: string;
  readonly state: string;
  readonly tagline: string;
  readonly description: string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly distance_km: number;
  readonly drive_hours: number;
  /** Good months, 1–12. */
  readonly best_months: number[];
}

export interface SampleActivity extends Written<ActivityContent> {
  readonly key: number;
  readonly page_url: string;
}

export interface SampleNamed {
  readonly key: number;
  readonly name: string;
  readonly tagline: string;
}

/** A room type of a stay, or a ticket of an activity. */
export type SampleOption = Readonly<Omit<OptionContent, 'primary_key' | 'image_path' | 'image_alt'>>;

export interface SampleReview {
  readonly author: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** ISO date. */
  readonly stayedAt: string;
  /** Views of the experience's gallery, 2 to 5, of which the traveller has photographs. */
  readonly photos?: readonly number[];
}

export interface SampleExperience extends Written<Omit<ExperienceText, 'options' | 'host_phone'>> {
  readonly key: number;
  readonly host_phone?: string;
  readonly url: string;
  readonly options: readonly SampleOption[];
  readonly reviews: readonly SampleReview[];
  /** ISO date of its first offer: the "newest" order. */
  readonly added_at: string;
}

export interface SampleStory extends Written<StoryContent> {
  readonly key: number;
  readonly url: string;
}

/** A guide with the surroundings of its destination. */
export interface SampleGuide extends Written<GuideText> {
  readonly key: number;
  readonly url: string;
  readonly places: readonly Written<Omit<PlaceContent, 'destination_pk'>>[];
  readonly thingsToDo: readonly { readonly name: string; readonly text: string }[];
}

/** A price band of the listing's budget filter, rupees with tax. */
export interface SampleBudget {
  readonly key: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface SampleData {
  readonly activityGroups: readonly { readonly key: string; readonly title: string }[];
  readonly destinations: readonly SampleDestination[];
  readonly activities: readonly SampleActivity[];
  readonly amenities: readonly { readonly key: number; readonly name: string }[];
  readonly themes: readonly SampleNamed[];
  readonly stayTypes: readonly SampleNamed[];
  readonly durations: readonly SampleNamed[];
  readonly budgets: readonly SampleBudget[];
  readonly experiences: readonly SampleExperience[];
  readonly stories: readonly SampleStory[];
  readonly guides: readonly SampleGuide[];
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  /** Equivalent names by which search finds a place. */
  readonly synonyms: readonly { readonly key: number; readonly names: readonly string[] }[];
  /** Rules by key of the experience; the default applies to others. */
  readonly availability: Readonly<Record<number, SampleAvailability>>;
  /** Higher rates of every experience, and those of stays only. */
  readonly peakSeasons: readonly SampleSeason[];
  readonly staySeasons: readonly SampleSeason[];
  readonly coupons: readonly SampleCoupon[];
}

/*
 * Images have no records: a path names the content of an image, and the illustrator draws it.
 *   experiences/<key>/<n>   n = 1 (card and cover) … 5 (gallery)
 *   rooms/<key>/1           a room of a stay; the key is roomKey's
 *   reviews/<key>/<n>       n = the view of the gallery that it also shows
 *   destinations/<key>/1  activities/<key>/1  themes/<key>/1  stories/<key>/1  guides/<key>/1  brand/home  brand/share
 */

/** Booking rules of an experience that differ from the default. */
export interface SampleAvailability {
  /** ISO weekdays, 1 (Monday) to 7. */
  readonly weekdays?: readonly number[];
  /** First and last day, MM-DD. */
  readonly season?: readonly [from: string, to: string];
  readonly minNights?: number;
  readonly cutoffHours?: number;
  readonly onRequest?: boolean;
  readonly requiredDocument?: string;
  /** Size of one pool shared by all options: the same jeeps, boats or guides. */
  readonly sharedPool?: {
    readonly name: string;
    readonly kind: 'vehicle' | 'boat' | 'guide';
    readonly capacity: number;
  };
  /** Percent of an adult's price for children up to `toAge` years. */
  readonly childBands?: readonly { readonly toAge: number; readonly percent: number }[];
  /** Rupees per night before tax for each guest beyond those included. */
  readonly extraGuest?: number;
  /** Rupees before tax. */
  readonly addOns?: readonly {
    readonly name: string;
    readonly description: string;
    readonly price: number;
    readonly unit: 'person' | 'booking';
  }[];
}

export interface SampleSeason {
  readonly name: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly weekdays: readonly number[];
  readonly percent: number;
}

export interface SampleCoupon {
  readonly key: number;
  readonly code: string;
  readonly percent: number;
  readonly terms: string;
  readonly startsOn: string;
  readonly endsOn: string;
}
