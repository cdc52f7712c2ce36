import { paths, site } from '@kaadu/contracts';
import type { ExperienceCard } from '@kaadu/contracts/cards';
import { Badge, Card, CardBody, CardLink, CardMedia, Picture, Price, Rating } from '@kaadu/ui';
import { useIsMember } from '../../membership/use-is-member';
import styles from './ExperienceTile.module.css';

interface ExperienceTileProps {
  readonly card: ExperienceCard;
  /** Visible without scrolling, so its picture is not loaded lazily. */
  readonly priority?: boolean;
}

/** An experience in a list: what it is, where, how long, what it costs. */
export function ExperienceTile({ card, priority }: ExperienceTileProps) {
  const isMember = useIsMember();
  return (
    <Card>
      <CardMedia
        overlay={
          <Badge tone={card.is_stay ? 'stay' : 'activity'}>{card.is_stay ? 'Stay' : 'Activity'}</Badge>
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
          <CardLink href={paths.experience.getHref(card.url, card.primary_key)}>{card.title}</CardLink>
        </h3>
        <p className={styles.facts}>
          {card.duration_label} · {card.distance_km} km from {site.city}
        </p>
        <Price className={styles.price} price={card.price} member={isMember} />
      </CardBody>
    </Card>
  );
}
