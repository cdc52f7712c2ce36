import * as z from 'zod/mini';
import { Image, NamedRef, PrimaryKey, envelope } from './envelope';

export const FooterActivity = z.object({
  name: z.string(),
  page_url: z.string(),
  pivot: z.object({ eoactivity_primary_key: PrimaryKey }),
});
/** GET /home/footerDetails: `activities` maps a group key to [group title, activities] (§3). */
export const FooterDetailsResponse = envelope(
  z.object({
    activities: z.record(z.string(), z.tuple([z.string(), z.array(FooterActivity)])),
    places: z.array(NamedRef),
  }),
);
export type FooterDetails = z.infer<typeof FooterDetailsResponse>['data'];

/** GET /getRecentStory */
export const RecentStoryResponse = envelope(
  z.nullable(z.object({ primary_key: PrimaryKey, blog_url: z.string() })),
);
export type RecentStory = z.infer<typeof RecentStoryResponse>['data'];

/** Story card of §3. */
export const StoryCard = z.object({
  primary_key: PrimaryKey,
  blog_url: z.string(),
  blog_title: z.string(),
  blog_description: z.string(),
  card_image: z.nullable(Image),
  author: z.string(),
  published_at: z.string(),
  reading_minutes: z.int(),
});
export type StoryCard = z.infer<typeof StoryCard>;

/** POST /getStoriesForCard */
export const StoriesForCardBody = z.object({ maxStory: z.string().check(z.maxLength(4)) });
export const StoriesForCardResponse = envelope(z.array(StoryCard));

/** POST /createSubscription: `data` is 'exists' when the address was already subscribed (§7). */
export const CreateSubscriptionBody = z.object({ email: z.string().check(z.maxLength(254)) });
export const CreateSubscriptionResponse = envelope(z.enum(['created', 'exists']));
