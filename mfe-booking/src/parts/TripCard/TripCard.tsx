import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { Link, useLanguage } from '@kaadu/federation/react';
import { useTripText } from '@kaadu/travel-ui/messages';
import { Picture } from '@kaadu/ui';
import { partyChoiceOf, partyText } from '@kaadu/travel-ui/trip';
import { whenText } from '@kaadu/travel-ui/trip';
import { usePartText } from '../messages';
import { English } from '../English/English';
import styles from './TripCard.module.css';

type Trip = Pick<Booking, 'experience' | 'option' | 'from' | 'to' | 'slot' | 'party'>;

interface TripCardProps {
  readonly trip: Trip;
  /** Puts the image next to the text on a narrow page. */
  readonly compact?: boolean;
}

/** The trip of a booking: image, experience, option, dates and guests. */
export function TripCard({ trip, compact }: TripCardProps) {
  const t = usePartText();
  const tripT = useTripText();
  const language = useLanguage();
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
            <English>{experience.title}</English>
          </Link>
          <p className={styles.place}>
            <English>{experience.location}</English>
          </p>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.name}>{t('when')}</dt>
              <dd>{whenText(trip, tripT, language)}</dd>
            </div>
            <div>
              <dt className={styles.name}>{t('who')}</dt>
              <dd>{partyText(partyChoiceOf(trip.party.guests, trip.party.ages), tripT)}</dd>
            </div>
            <div>
              <dt className={styles.name}>{t('what')}</dt>
              <dd>
                <English>
                  {option.name}
                  {option.meal_plan && <span>{` · ${option.meal_plan}`}</span>}
                </English>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}
