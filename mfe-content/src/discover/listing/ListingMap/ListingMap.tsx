import type { ListingPin } from '@kaadu/contracts/listing';
import { useRef } from 'react';
import { experienceMarkers } from '../../../shared/destination/experience-markers';
import { MapCaption } from '../../../shared/map/MapCaption';
import { RegionMap } from '../../../shared/map/RegionMap';
import { useIsMember } from '@kaadu/travel-ui/membership';
import type { TripWish } from '@kaadu/travel-ui/trip';
import styles from './ListingMap.module.css';
import { priceOf } from './pin-price';
import { PinCard } from './PinCard';
import { PinStrip } from './PinStrip';
import { useShape } from './use-shape';
import { useListingText } from '../../messages';

export interface ListingMapProps {
  /** Results on the map, best first. */
  readonly pins: readonly ListingPin[];
  /** Number of results on all pages. */
  readonly total: number;
  /** Dates and party of the search, which links preserve. */
  readonly wish: TripWish;
  /** Primary key of the chosen experience. */
  readonly selected: number | null;
  readonly onSelect: (key: number) => void;
}

/** The results on a map that fills the available space, with a card for the chosen one; on a phone with a strip. */
export function ListingMap({ pins, total, wish, selected, onSelect }: ListingMapProps) {
  const t = useListingText();
  const stage = useRef<HTMLDivElement>(null);
  const shape = useShape(stage);
  const isMember = useIsMember();
  const markers = experienceMarkers(pins).map((marker, index) => {
    const pin = pins[index];
    return pin ? { ...marker, detail: priceOf(pin, isMember) } : marker;
  });
  const idOf = (key: number) => markers[pins.findIndex(({ primary_key }) => primary_key === key)]?.id;
  const keyOf = (id: string) => pins[markers.findIndex((marker) => marker.id === id)]?.primary_key;
  const chosen = pins.find(({ primary_key }) => primary_key === selected);
  const all = pins.length === total;
  return (
    <section className={styles.nextToList} aria-label={t('map')}>
      <div ref={stage} className={styles.stage}>
        {shape !== null && (
          <RegionMap
            // The initial view is chosen for these markers and this aspect ratio.
            key={`${shape.toFixed(1)} ${pins.map(({ primary_key }) => primary_key).join()}`}
            label={all ? t('mapOfAll', { total }) : t('mapOfSome', { count: pins.length, total })}
            markers={markers}
            ratio={shape}
            withoutCaption
            selected={selected === null ? undefined : idOf(selected)}
            onSelect={(id) => {
              const key = keyOf(id);
              if (key !== undefined) onSelect(key);
            }}
          />
        )}
      </div>
      {!all && <p className={styles.missing}>{t('mapSome', { count: pins.length, total })}</p>}
      <PinStrip pins={pins} wish={wish} isMember={isMember} selected={selected} onSelect={onSelect} />
      <div role="status" className={styles.status}>
        {chosen ? (
          <PinCard pin={chosen} wish={wish} isMember={isMember} />
        ) : (
          <p className={styles.hint}>{t('choosePin')}</p>
        )}
      </div>
      <MapCaption canMove />
    </section>
  );
}
