import { site } from '@kaadu/contracts';
import type { ExperienceCard } from '@kaadu/contracts/cards';
import type { TripPrice } from '@kaadu/contracts/listing';
import { Card, CardBody, CardLink, CardMedia, KindBadge, Picture, Price, Rating } from '@kaadu/ui';
import { FreeCancellation } from '../../cancellation/FreeCancellation';
import type { TripWish } from '../../trip/trip-address';
import { useIsMember } from '../../membership/use-is-member';
import { TripTotal } from '../TripTotal/TripTotal';
import { LateWishButton } from '../../saved/WishButton/LateWishButton';
import { tileHref } from './tile-href';
import styles from './ExperienceTile.module.css';

interface ExperienceTileProps {
  readonly card: ExperienceCard;
  /** What the party of a search pays on its dates; null: without a search, or sold out just now. */
  readonly trip?: TripPrice | null;
  /** Dates and party of the search, which the link carries on. */
  readonly wish?: TripWish;
  /** Visible without scrolling, so its picture is not loaded lazily. */
  readonly priority?: 'high';
}

/** An experience in a list: what it is, where, how long, what it costs. */
export function ExperienceTile({ card, trip, wish, priority }: ExperienceTileProps) {
  const isMember = useIsMember();
  return (
    <Card>
      <CardMedia
        overlay={
          <>
            <KindBadge isStay={card.is_stay} />
            <LateWishButton experience={card} />
          </>
        }
      >
        <Picture image={card.card_image} preset="card" priority={priority} decorative />
      </CardMedia>
      <CardBody>
        <div className={styles.top}>
          <p className={styles.place}>{card.location}</p>
          <Rating rating={card.rating} />
        </div>
        <h3 className={styles.title}>
          <CardLink href={tileHref({ card, trip, wish })}>{card.title}</CardLink>
        </h3>
        <p className={styles.facts}>
          {card.duration_label} · {card.distance_km} km from {site.city}
        </p>
        <FreeCancellation until={trip?.free_cancellation_until} days={card.free_cancellation_days} />
        {trip ? (
          <TripTotal className={styles.price} trip={trip} price={card.price} isMember={isMember} />
        ) : (
          <Price className={styles.price} price={card.price} member={isMember} />
        )}
      </CardBody>
    </Card>
  );
}
