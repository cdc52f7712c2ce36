import { paths } from '@kaadu/contracts';
import type { ExperienceCard } from '@kaadu/contracts/cards';
import type { TripPrice } from '@kaadu/contracts/listing';
import { tripQuery, type TripWish } from '@kaadu/travel-ui/trip';

interface Destination {
  readonly card: Pick<ExperienceCard, 'url' | 'primary_key' | 'is_stay'>;
  readonly trip?: Pick<TripPrice, 'from' | 'to'> | null | undefined;
  readonly wish?: TripWish | undefined;
}

/** Returns the URL of the experience, on the dates of its price or else of the search. An activity has one day. */
export function tileHref({ card, trip, wish }: Destination): string {
  const href = paths.experience.getHref(card.url, card.primary_key);
  if (!wish) return href;
  const dates = trip ?? { from: wish.from, to: card.is_stay ? wish.to : null };
  const query = tripQuery({ ...dates, party: wish.party });
  return query ? `${href}?${query}` : href;
}
