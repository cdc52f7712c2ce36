import { Link } from '@kaadu/federation/react';
import type { LabelSide } from './labels';
import type { LocatedMarker } from '../layout';
import { useContentLang } from '@kaadu/ui';
import styles from './MapPin.module.css';

interface MapPinProps {
  readonly marker: LocatedMarker;
  /** Whether another pin overlaps it. It is then a dot until the map is enlarged. */
  readonly crowded: boolean;
  /** Side with room for its name. Without one, the name shows on hover and focus. */
  readonly named: LabelSide | undefined;
  readonly onFocus: () => void;
  /** Turns the pin from a link into a toggle button. Its label is then brief: the price, and the name on demand. */
  readonly onSelect?: (() => void) | undefined;
  /** Whether it is the chosen pin. */
  readonly selected: boolean;
}

/** A pin with its name and its price or distance; a link where the marker has a URL. */
export function MapPin({ marker, crowded, named, onFocus, onSelect, selected }: MapPinProps) {
  const contentLang = useContentLang();
  const { name, detail, href, kind = 'place', number } = marker;
  if (crowded) {
    return (
      <span className={styles.crowded} data-kind={kind} data-crowded="">
        <span className={styles.label} lang={contentLang}>
          {name}
        </span>
      </span>
    );
  }
  const content = (
    <>
      <span className={styles.dot} aria-hidden="true">
        {number}
      </span>
      <span className={styles.label}>
        <span className={styles.name} lang={contentLang}>
          {name}
        </span>{' '}
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
