import type { ListingPin } from '@kaadu/contracts/listing';
import { Link } from '@kaadu/federation/react';
import { Picture, Rating, useContentLang } from '@kaadu/ui';
import { tileHref } from '../../../shared/tiles/ExperienceTile/tile-href';
import { Price } from '@kaadu/travel-ui/price';
import type { TripWish } from '@kaadu/travel-ui/trip';
import styles from './PinCard.module.css';

interface PinCardProps {
  readonly pin: ListingPin;
  /** Dates and party of the search, which the link preserves. */
  readonly wish: TripWish;
  readonly isMember: boolean;
  /** Whether it is chosen on the map. */
  readonly chosen?: boolean;
}

/** A short card for a pin of the map. */
export function PinCard({ pin, wish, isMember, chosen }: PinCardProps) {
  const contentLang = useContentLang();
  return (
    <article className={styles.card} data-chosen={chosen || undefined}>
      <Picture className={styles.picture} image={pin.card_image} preset="thumbnail" decorative />
      <div className={styles.text}>
        <h3 className={styles.title} lang={contentLang}>
          <Link className={styles.link} href={tileHref({ card: pin, trip: pin.trip, wish })}>
            {pin.short_name ?? pin.title}
          </Link>
        </h3>
        <p className={styles.place} lang={contentLang}>
          {pin.location}
        </p>
        <div className={styles.line}>
          <Price
            price={pin.trip ? { ...pin.trip, party: wish.party } : pin.price}
            member={isMember}
            size="sm"
          />
          <Rating rating={pin.rating} />
        </div>
      </div>
    </article>
  );
}
