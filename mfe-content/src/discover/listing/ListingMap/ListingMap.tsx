import { formatPaise } from '@kaadu/contracts';
import type { ListingCard } from '@kaadu/contracts/listing';
import { Picture, Rating } from '@kaadu/ui';
import { Link } from '@kaadu/federation/react';
import { experienceMarkers } from '../../../shared/destination/experience-markers';
import { RegionMap } from '../../../shared/map/RegionMap';
import { useIsMember } from '../../../shared/membership/use-is-member';
import { tileHref } from '../../../shared/tiles/ExperienceTile/tile-href';
import type { TripWish } from '../../../shared/trip/trip-address';
import styles from './ListingMap.module.css';

export interface ListingMapProps {
  readonly cards: readonly ListingCard[];
  /** Dates and party of the search, which links carry on. */
  readonly wish: TripWish;
  /** Primary key of the chosen experience. */
  readonly selected: number | null;
  readonly onSelect: (key: number) => void;
}

/** Price that this visitor pays for the party's trip, or else for a night or person. */
function priceOf({ price, trip }: ListingCard, isMember: boolean): string {
  const { total, member_total } = trip ?? price;
  return formatPaise(isMember ? Math.min(member_total, total) : total);
}

/** The experiences of one page of results on a map; the chosen one is shown below it. */
export function ListingMap({ cards, wish, selected, onSelect }: ListingMapProps) {
  const isMember = useIsMember();
  const markers = experienceMarkers(cards).map((marker, index) => {
    const card = cards[index];
    return card ? { ...marker, detail: priceOf(card, isMember) } : marker;
  });
  const idOf = (key: number) => markers[cards.findIndex(({ primary_key }) => primary_key === key)]?.id;
  const keyOf = (id: string) => cards[markers.findIndex((marker) => marker.id === id)]?.primary_key;
  const chosen = cards.find(({ primary_key }) => primary_key === selected);
  return (
    <section className={styles.beside} aria-label="Map">
      <RegionMap
        key={cards.map(({ primary_key }) => primary_key).join()}
        label={`Map of the ${cards.length} experiences on this page`}
        markers={markers}
        ratio={0.9}
        selected={selected === null ? undefined : idOf(selected)}
        onSelect={(id) => {
          const key = keyOf(id);
          if (key !== undefined) onSelect(key);
        }}
      />
      <div role="status" className={styles.status}>
        {chosen ? (
          <ChosenCard card={chosen} wish={wish} price={priceOf(chosen, isMember)} />
        ) : (
          <p className={styles.hint}>Choose a pin to see what is there.</p>
        )}
      </div>
    </section>
  );
}

interface ChosenCardProps {
  readonly card: ListingCard;
  readonly wish: TripWish;
  readonly price: string;
}

function ChosenCard({ card, wish, price }: ChosenCardProps) {
  return (
    <article className={styles.card}>
      <Picture className={styles.picture} image={card.card_image} preset="thumbnail" decorative />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link className={styles.link} href={tileHref({ card, trip: card.trip, wish })}>
            {card.short_name ?? card.title}
          </Link>
        </h3>
        <p className={styles.place}>{card.location}</p>
        <div className={styles.line}>
          <p className={styles.price}>
            {price} <span className={styles.unit}>{card.trip ? 'in all' : `per ${card.price.unit}`}</span>
          </p>
          <Rating rating={card.rating} />
        </div>
      </div>
    </article>
  );
}
