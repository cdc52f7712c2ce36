import type { ListingPin } from '@kaadu/contracts/listing';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TripWish } from '@kaadu/travel-ui/trip';
import { PinCard } from './PinCard';
import { useListingText } from '../../messages';
import styles from './PinStrip.module.css';

interface PinStripProps {
  readonly pins: readonly ListingPin[];
  readonly wish: TripWish;
  readonly isMember: boolean;
  /** Primary key of the chosen experience. */
  readonly selected: number | null;
  readonly onSelect: (key: number) => void;
}

/** Visible share of the card in the middle. */
const mostOfIt = 0.8;

/**
 * A strip of cards below the map on a phone, one for each pin. The card in the middle is the chosen one, and choosing a
 * pin scrolls to its card.
 */
export function PinStrip({ pins, wish, isMember, selected, onSelect }: PinStripProps) {
  const t = useListingText();
  const ref = useRef<HTMLUListElement>(null);
  const inTheMiddle = useRef<number | null>(null);
  const arrive = useEffectEvent((index: number) => {
    const key = pins[index]?.primary_key;
    if (key === undefined) return;
    inTheMiddle.current = key;
    onSelect(key);
  });

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const cards = [...strip.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ intersectionRatio }) => intersectionRatio >= mostOfIt);
        if (seen) arrive(cards.indexOf(seen.target));
      },
      { root: strip, threshold: mostOfIt },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [pins]);

  useEffect(() => {
    const strip = ref.current;
    // The visitor has already scrolled it there.
    if (!strip || selected === inTheMiddle.current) return;
    const card = strip.children[pins.findIndex(({ primary_key }) => primary_key === selected)];
    if (!(card instanceof HTMLElement)) return;
    strip.scrollLeft = card.offsetLeft - (strip.clientWidth - card.offsetWidth) / 2;
  }, [selected, pins]);

  return (
    <ul ref={ref} className={styles.strip} aria-label={t('onMap')}>
      {pins.map((pin) => {
        const chosen = pin.primary_key === selected;
        return (
          <li key={pin.primary_key} className={styles.item} aria-current={chosen || undefined}>
            <PinCard pin={pin} wish={wish} isMember={isMember} chosen={chosen} />
          </li>
        );
      })}
    </ul>
  );
}
