import type { ExperienceCard } from '@kaadu/contracts/cards';
import type { TripPrice } from '@kaadu/contracts/listing';
import { omittedFromHydration, StaticMarkup } from '@kaadu/federation/react/static-markup';
import { Card, CardBody, CardLink, CardMedia, KindBadge, Picture, Rating, useContentLang } from '@kaadu/ui';
import { FreeCancellation } from '../../cancellation/FreeCancellation';
import { Price } from '@kaadu/travel-ui/price';
import { partyChoiceOf, type TripWish } from '@kaadu/travel-ui/trip';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { LazyWishButton } from '../../saved/WishButton/LazyWishButton';
import { isWhole, type TileCard } from './tile-card';
import { tileHref } from './tile-href';
import { useSharedText } from '../../trip/messages';
import styles from './ExperienceTile.module.css';

interface ExperienceTileProps {
  readonly card: TileCard;
  /** Price for the party of a search on its dates; null without a search, or when just sold out. */
  readonly trip?: TripPrice | null;
  /** Dates and party of the search, which the link preserves. */
  readonly wish?: TripWish;
  /** Disables lazy loading of the image, for a tile visible without scrolling. */
  readonly priority?: 'high';
}

/** An experience in a list: title, place, duration and price. */
export function ExperienceTile({ card, trip, wish, priority }: ExperienceTileProps) {
  const isMember = useIsMember();
  const contentLang = useContentLang();
  const t = useSharedText();
  return (
    <Card>
      <StaticMarkup
        className={styles.description}
        name={`experience-${card.primary_key}`}
        data={isWhole(card) ? card : omittedFromHydration}
      >
        {(whole) => (
          <>
            <TileHead card={whole} priority={priority} />
            <CardBody className={styles.body}>
              <h3 className={styles.title} lang={contentLang}>
                <CardLink href={tileHref({ card: whole, trip, wish })}>{whole.title}</CardLink>
              </h3>
              <p className={styles.facts}>
                <span lang={contentLang}>{whole.duration_label}</span>
                {` · ${t('kmFrom', { km: whole.distance_km, city: t('city') })}`}
              </p>
              <FreeCancellation until={trip?.free_cancellation_until} days={whole.free_cancellation_days} />
            </CardBody>
          </>
        )}
      </StaticMarkup>
      <Price
        className={styles.price}
        price={trip ? { ...trip, party: wish?.party ?? partyChoiceOf(trip.guests, []) } : card.price}
        member={isMember}
      />
      <div className={styles.wish}>
        <LazyWishButton experience={card} />
      </div>
    </Card>
  );
}

interface TileHeadProps extends Pick<ExperienceTileProps, 'priority'> {
  readonly card: Pick<ExperienceCard, 'card_image' | 'is_stay' | 'location' | 'rating'>;
}

/** The area of a tile above its title. */
function TileHead({ card: { card_image, is_stay, location, rating }, priority }: TileHeadProps) {
  const contentLang = useContentLang();
  return (
    <div>
      <CardMedia overlay={<KindBadge isStay={is_stay} />}>
        <Picture image={card_image} preset="card" priority={priority} decorative />
      </CardMedia>
      <div className={styles.top}>
        <p className={styles.place} lang={contentLang}>
          {location}
        </p>
        <Rating rating={rating} />
      </div>
    </div>
  );
}
