import { CompassIcon, IconButton, MinusIcon, PlusIcon } from '@kaadu/ui';
import styles from './MapButtons.module.css';
import type { MapGestures } from './map-gestures';
import { leastZoom, type MapView, zoomRange } from '../view';
import { useMapText } from '../messages';

interface MapButtonsProps {
  readonly gestures: MapGestures;
  /** The view that contains all markers. */
  readonly whole: MapView;
  /** Current magnification. */
  readonly k: number;
  /** Height ÷ width of the window. */
  readonly ratio: number;
}

const step = 1.8;

/** Buttons to zoom in, zoom out and show all places again. */
export function MapButtons({ gestures, whole, k, ratio }: MapButtonsProps) {
  const t = useMapText();
  return (
    <div className={styles.buttons}>
      <IconButton
        className={styles.button}
        label={t('enlarge')}
        aria-disabled={k >= zoomRange[1]}
        onClick={() => gestures.zoomBy(step)}
      >
        <PlusIcon />
      </IconButton>
      <IconButton
        className={styles.button}
        label={t('reduce')}
        aria-disabled={k <= leastZoom(ratio)}
        onClick={() => gestures.zoomBy(1 / step)}
      >
        <MinusIcon />
      </IconButton>
      <IconButton className={styles.button} label={t('showAll')} onClick={() => gestures.show(whole)}>
        <CompassIcon />
      </IconButton>
    </div>
  );
}
