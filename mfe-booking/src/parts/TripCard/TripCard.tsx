import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { Link } from '@kaadu/federation/react';
import { Picture } from '@kaadu/ui';
import { partyChoiceOf, partyText } from '@kaadu/travel-ui/trip';
import { whenText } from '@kaadu/travel-ui/trip';
import styles from './TripCard.module.css';

type Trip = Pick<Booking, 'experience' | 'option' | 'from' | 'to' | 'slot' | 'party'>;

interface TripCardProps {
  readonly trip: Trip;
  /** Puts the image next to the text on a narrow page. */
  readonly compact?: boolean;
}

/** The trip of a booking: image, experience, option, dates and guests. */
export function TripCard({ trip, compact }: TripCardProps) {
  const { experience, option } = trip;
  return (
    <div className={styles.frame}>
      <div className={styles.card} data-compact={compact || undefined}>
        <Picture
          className={styles.picture}
          image={experience.card_image}
          preset={compact ? 'thumbnail' : 'card'}
          decorative
        />
        <div className={styles.text}>
          <Link
            className={styles.title}
            href={paths.experience.getHref(experience.url, experience.primary_key)}
          >
            {experience.title}
          </Link>
          <p className={styles.place}>{experience.location}</p>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.name}>When</dt>
              <dd>{whenText(trip)}</dd>
            </div>
            <div>
              <dt className={styles.name}>Who</dt>
              <dd>{partyText(partyChoiceOf(trip.party.guests, trip.party.ages))}</dd>
            </div>
            <div>
              <dt className={styles.name}>What</dt>
              <dd>
                {option.name}
                {option.meal_plan && <span>{` · ${option.meal_plan}`}</span>}
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}
