import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { tripQuery, type TripWish } from '@kaadu/travel-ui/trip';
import { SectionHeading } from '@kaadu/ui';
import { ExperienceTile } from '../../../shared/tiles/ExperienceTile/ExperienceTile';
import { Rail } from '../../../shared/tiles/Rail/Rail';
import { useNearScreen } from '../../../shared/lazy/use-near-screen';
import { useSimilar } from './use-similar';
import { useExperienceText } from '../messages';
import styles from './Similar.module.css';

interface SimilarProps {
  readonly experience: ExperienceDetail;
  /** Dates and party of the visitor, which the links keep. */
  readonly wish: TripWish;
}

/**
 * Experiences near this one, of its kind and about its price. Once dates are chosen, only those that the party can
 * book on them, at its price.
 */
export function Similar({ experience, wish }: SimilarProps) {
  const t = useExperienceText();
  const [ref, isNear] = useNearScreen<HTMLElement>();
  const dated = useSimilar(experience, isNear ? wish : null);
  if (experience.similar.length === 0) return null;
  const isFree = dated !== null && dated.length > 0;
  const cards = isFree ? dated : experience.similar.map((card) => ({ ...card, trip: null }));
  return (
    <section className={styles.similar} ref={ref}>
      <SectionHeading
        title={t('similarTitle')}
        lead={isFree ? t('similarFree') : dated ? t('noneSimilarFree') : undefined}
      />
      <Rail label={t('similar')}>
        {cards.map(({ trip, ...card }) => (
          // Markup of a card is static; the key renders it again when its dates and price change.
          <ExperienceTile
            key={`${card.primary_key} ${tripQuery(wish)} ${trip?.from}`}
            card={card}
            trip={trip}
            wish={wish}
          />
        ))}
      </Rail>
    </section>
  );
}
