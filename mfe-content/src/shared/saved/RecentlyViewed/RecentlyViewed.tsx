import { SectionHeading } from '@kaadu/ui';
import { useEffect, useState } from 'react';
import { ExperienceTile } from '../../tiles/ExperienceTile/ExperienceTile';
import { Rail } from '../../tiles/Rail/Rail';
import { noteViewed, recentlyViewed } from '../recently-viewed';
import { useSavedCards } from '../use-saved-cards';
import { useSharedText } from '../../trip/messages';

export interface RecentlyViewedProps {
  /** Key of the experience on this page, which is recorded and not listed. */
  readonly current?: number;
}

/** Recently viewed experiences on this device; renders nothing when there are none or the server does not respond. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const t = useSharedText();
  const [keys] = useState(() => recentlyViewed.get().filter((key) => key !== current));
  useEffect(() => {
    if (current !== undefined) noteViewed(current);
  }, [current]);
  const cards = useSavedCards(keys);
  if (cards === null || cards === 'failed' || cards.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('youLookedAt')} />
      <Rail label={t('recentlyViewed')}>
        {cards.map((card) => (
          <ExperienceTile key={card.primary_key} card={card} />
        ))}
      </Rail>
    </section>
  );
}
