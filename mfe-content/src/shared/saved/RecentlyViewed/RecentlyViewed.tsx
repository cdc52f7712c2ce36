import { SectionHeading } from '@kaadu/ui';
import { useEffect, useState } from 'react';
import { ExperienceTile } from '../../tiles/ExperienceTile/ExperienceTile';
import { Rail } from '../../tiles/Rail/Rail';
import { noteViewed, recentlyViewed } from '../recently-viewed';
import { useSavedCards } from '../use-saved-cards';

export interface RecentlyViewedProps {
  /** The experience whose page this is: it is noted, and not listed. Without one, everything is listed. */
  readonly current?: number;
}

/** What was looked at before on this device; nothing on the first page, or while the server does not answer. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const [keys] = useState(() => recentlyViewed.get().filter((key) => key !== current));
  useEffect(() => {
    if (current !== undefined) noteViewed(current);
  }, [current]);
  const cards = useSavedCards(keys);
  if (cards === null || cards === 'failed' || cards.length === 0) return null;
  return (
    <section>
      <SectionHeading title="You looked at these" />
      <Rail label="Recently viewed">
        {cards.map((card) => (
          <ExperienceTile key={card.primary_key} card={card} />
        ))}
      </Rail>
    </section>
  );
}
