import { paths } from '@kaadu/contracts';
import type { Place } from '@kaadu/contracts/places';
import { Link } from '@kaadu/federation/react';
import styles from './PlaceList.module.css';

interface PlaceListProps {
  readonly places: readonly (Place & { readonly away_km?: number })[];
  /** Numbers the places as a map next to the list does. */
  readonly numbered?: boolean;
}

/** Places to visit, each with a link to its page. */
export function PlaceList({ places, numbered }: PlaceListProps) {
  return (
    <ul className={styles.places}>
      {places.map(({ primary_key, name, slug, text, away_km }, index) => (
        <li key={primary_key} className={styles.place}>
          {numbered && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link href={paths.place.getHref(slug, primary_key)}>{name}</Link>
              {away_km !== undefined && <span className={styles.away}> {away_km} km away</span>}
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
