import { Link } from '@kaadu/federation/react';
import type { LabelSide } from './labels';
import type { LocatedMarker } from '../layout';
import styles from './MapPin.module.css';

interface MapPinProps {
  readonly marker: LocatedMarker;
  /** Another pin is in its place: only a dot shows where it is, until the map is enlarged. */
  readonly crowded: boolean;
  /** Where there is room for its name; without any it shows while the pin is hovered or has the focus. */
  readonly named: LabelSide | undefined;
  readonly onFocus: () => void;
  /** Makes the pin a button that chooses it, instead of a link; its label is then brief: the price, and the name on demand. */
  readonly onSelect?: (() => void) | undefined;
  /** It is what was chosen. */
  readonly selected: boolean;
}

/** A pin with the name, and the price or distance, of what it stands for; a link where the marker has an address. */
export function MapPin({ marker, crowded, named, onFocus, onSelect, selected }: MapPinProps) {
  const { name, detail, href, kind = 'place', number } = marker;
  if (crowded) {
    return (
      <span className={styles.crowded} data-kind={kind} data-crowded="">
        <span className={styles.label}>{name}</span>
      </span>
    );
  }
  const content = (
    <>
      <span className={styles.dot} aria-hidden="true">
        {number}
      </span>
      <span className={styles.label}>
        <span className={styles.name}>{name}</span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
  const common = {
    className: styles.pin,
    'data-kind': kind,
    'data-named': named,
    'data-selected': selected || undefined,
    'data-brief': (onSelect && detail) || undefined,
  };
  if (onSelect)
    return (
      <button {...common} type="button" aria-pressed={selected} onClick={onSelect} onFocus={onFocus}>
        {content}
      </button>
    );
  return href ? (
    <Link {...common} href={href} onFocus={onFocus}>
      {content}
    </Link>
  ) : (
    <span {...common}>{content}</span>
  );
}
