import type { GuideContent } from '@kaadu/contracts/guide-content';

/**
 * The records a fresh install starts with, as plain data. Keys are stable: links, pictures and tests rely on them.
 * Money is integer paise before tax; distances are by road from Bengaluru.
 */
export interface SampleDestination {
  readonly key: number;
  readonly name: string;
  readonly slug: string;
  readonly state: string;
  readonly tagline: string;
  readonly description: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly distanceKm: number;
  readonly driveHours: number;
  /** Good months, 1–12. */
  readonly bestMonths: readonly number[];
}

export interface SampleActivity {
  readonly key: number;
  readonly name: string;
  readonly pageUrl: string;
  /** Key of one of `activityGroups`. */
  readonly group: string;
  readonly tagline: string;
  readonly description: readonly string[];
}

export interface SampleNamed {
  readonly key: number;
  readonly name: string;
  readonly tagline: string;
}

export interface SampleOption {
  readonly name: string;
  readonly description: string;
  readonly includedGuests: number;
  readonly maxGuests: number;
  readonly mealPlan: string | null;
  /** HH:MM start times; empty for stays. */
  readonly slots: readonly string[];
  /** Paise before tax, per night (stay) or per person (activity). */
  readonly basePaise: number;
  /** Rooms or places a slot. */
  readonly capacity: number;
}

export interface SampleReview {
  readonly author: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** ISO date. */
  readonly stayedAt: string;
  /** Views of the experience's gallery, 2 to 5, that the traveller photographed too. */
  readonly photos?: readonly number[];
}

export interface SampleExperience {
  readonly key: number;
  readonly url: string;
  readonly title: string;
  readonly shortName: string | null;
  readonly isStay: boolean;
  readonly destination: number;
  /** Where exactly, for a person: "Near Madikeri, Coorg". */
  readonly location: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly distanceKm: number;
  readonly driveHours: number;
  readonly duration: number;
  readonly durationLabel: string;
  readonly activities: readonly number[];
  readonly themes: readonly number[];
  readonly stayType: number | null;
  readonly summary: string;
  readonly description: readonly string[];
  readonly highlights: readonly string[];
  readonly itinerary: readonly { readonly title: string; readonly text: string }[];
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  readonly meetingPoint: string;
  readonly whatToBring: readonly string[];
  readonly ageNote: string;
  readonly fitnessNote: string;
  readonly languages: readonly string[];
  readonly weatherNote: string | null;
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly childPolicy: string | null;
  readonly cancellation: readonly { readonly daysBefore: number; readonly refundPercent: number }[];
  readonly options: readonly SampleOption[];
  readonly reviews: readonly SampleReview[];
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  /** Member discount in whole percent of the base price, 3–12. */
  readonly memberPercent: number;
  /** ISO date it was first offered: the "newest" order. */
  readonly addedAt: string;
  /** 0–100, editors' order for "recommended". */
  readonly editorRank: number;
}

export interface SampleStory {
  readonly key: number;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** ISO date. */
  readonly publishedAt: string;
  /** Sections in order. */
  readonly sections: readonly { readonly heading: string | null; readonly paragraphs: readonly string[] }[];
  readonly destination: number | null;
}

/** A guide has the members that the contract describes, and what lies around its destination. */
export interface SampleGuide extends Readonly<GuideContent> {
  readonly key: number;
  readonly url: string;
  readonly destination: number;
  readonly title: string;
  readonly summary: string;
  readonly places: readonly {
    readonly name: string;
    readonly text: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
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
  readonly themes: readonly SampleNamed[];
  readonly stayTypes: readonly SampleNamed[];
  readonly durations: readonly SampleNamed[];
  readonly budgets: readonly SampleBudget[];
  readonly experiences: readonly SampleExperience[];
  readonly stories: readonly SampleStory[];
  readonly guides: readonly SampleGuide[];
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  /** Names of one thing each, by which search finds it. */
  readonly synonyms: readonly { readonly key: number; readonly names: readonly string[] }[];
  /** By key of the experience; one without has the default. */
  readonly availability: Readonly<Record<number, SampleAvailability>>;
  /** Higher rates of every experience, and those of stays only. */
  readonly peakSeasons: readonly SampleSeason[];
  readonly staySeasons: readonly SampleSeason[];
  readonly coupons: readonly SampleCoupon[];
}

/*
 * Pictures have no records: a path names what a picture shows, and the illustrator paints it.
 *   experiences/<key>/<n>   n = 1 (card and cover) … 5 (gallery)
 *   reviews/<key>/<n>       n = the view of the gallery that it is another picture of
 *   destinations/<key>/1  activities/<key>/1  themes/<key>/1  stories/<key>/1  guides/<key>/1  brand/home  brand/share
 */

/** How an experience can be booked, where it differs from the default. */
export interface SampleAvailability {
  /** ISO weekdays, 1 (Monday) to 7. */
  readonly weekdays?: readonly number[];
  /** MM-DD of the first and last day. */
  readonly season?: readonly [from: string, to: string];
  readonly minNights?: number;
  readonly cutoffHours?: number;
  readonly onRequest?: boolean;
  readonly requiredDocument?: string;
  /** All options draw on one pool of this size: the same jeeps, boats or guides. */
  readonly sharedPool?: {
    readonly name: string;
    readonly kind: 'vehicle' | 'boat' | 'guide';
    readonly capacity: number;
  };
  /** Up to `toAge` years, percent of a grown-up's price. */
  readonly childBands?: readonly { readonly toAge: number; readonly percent: number }[];
  /** Rupees a night, before tax, for a guest beyond those included. */
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
