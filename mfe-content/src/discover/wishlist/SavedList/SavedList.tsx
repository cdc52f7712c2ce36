import type { ExperienceCard } from '@kaadu/contracts/cards';
import { Button } from '@kaadu/ui';
import { useState } from 'react';
import { ExperienceTile } from '../../../shared/tiles/ExperienceTile/ExperienceTile';
import { TileGrid } from '../../../shared/tiles/TileGrid/TileGrid';
import { Comparison } from '../Comparison/Comparison';
import styles from './SavedList.module.css';

const most = 3;

/** Saved experiences, of which two or three can be compared. */
export function SavedList({ cards }: { readonly cards: readonly ExperienceCard[] }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [comparing, setComparing] = useState(false);
  const present = chosen.filter((key) => cards.some(({ primary_key }) => primary_key === key));
  const toggle = (key: number) =>
    setChosen(present.includes(key) ? present.filter((other) => other !== key) : [...present, key]);
  return (
    <>
      <TileGrid label="Saved experiences">
        {cards.map((card) => {
          const isChosen = present.includes(card.primary_key);
          return (
            <div key={card.primary_key} className={styles.item}>
              <ExperienceTile card={card} />
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && present.length === most}
                  onChange={() => toggle(card.primary_key)}
                />
                <span>
                  Compare <span className={styles.name}>{card.short_name ?? card.title}</span>
                </span>
              </label>
            </div>
          );
        })}
      </TileGrid>
      {present.length > 0 && (
        <section className={styles.bar} aria-label="Compare">
          <p role="status">
            {present.length} of {most} chosen{present.length < 2 && <span>: choose one more</span>}
          </p>
          <Button size="sm" variant="outline" onClick={() => setChosen([])}>
            Clear
          </Button>
          <Button size="sm" disabled={present.length < 2} onClick={() => setComparing(true)}>
            Compare
          </Button>
        </section>
      )}
      {comparing && <Comparison keys={present} onClose={() => setComparing(false)} />}
    </>
  );
}
