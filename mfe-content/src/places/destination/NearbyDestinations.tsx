import { paths } from '@kaadu/contracts';
import type { NearbyDestination } from '@kaadu/contracts/catalogue';
import { Link } from '@kaadu/federation/react';
import styles from './NearbyDestinations.module.css';

/** Other destinations, each with its distance as the crow flies. */
export function NearbyDestinations({
  destinations,
}: {
  readonly destinations: readonly NearbyDestination[];
}) {
  return (
    <ul className={styles.list}>
      {destinations.map(({ primary_key, name, url, tagline, away_km }) => (
        <li key={primary_key} className={styles.item}>
          <h3 className={styles.name}>
            <Link href={paths.places.getHref(url, primary_key)}>{name}</Link>{' '}
            <span className={styles.away}>{away_km} km away</span>
          </h3>
          <p>{tagline}</p>
        </li>
      ))}
    </ul>
  );
}
