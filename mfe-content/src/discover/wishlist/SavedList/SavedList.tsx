import type { ExperienceCard } from '@kaadu/contracts/cards';
import { anyTrip } from '@kaadu/travel-ui/trip';
import { ExperienceTile } from '../../../shared/tiles/ExperienceTile/ExperienceTile';
import { TileGrid } from '../../../shared/tiles/TileGrid/TileGrid';
import { CompareBar } from '../../compare/CompareBar/CompareBar';
import { CompareChoice } from '../../compare/CompareChoice/CompareChoice';
import styles from './SavedList.module.css';

/** Saved experiences, which can be compared. */
export function SavedList({ cards }: { readonly cards: readonly ExperienceCard[] }) {
  return (
    <>
      <TileGrid label="Saved experiences">
        {cards.map((card) => (
          <div key={card.primary_key} className={styles.item}>
            <ExperienceTile card={card} />
            <CompareChoice experienceKey={card.primary_key} name={card.short_name ?? card.title} />
          </div>
        ))}
      </TileGrid>
      <CompareBar wish={anyTrip} />
    </>
  );
}
