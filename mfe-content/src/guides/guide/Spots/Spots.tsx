import { mapHref } from '../../../shared/directions/map-href';
import styles from './Spots.module.css';

interface Spot {
  readonly primary_key: number;
  readonly name: string;
  readonly text: string;
  readonly coordinates?: Parameters<typeof mapHref>[0];
}

/** Places to see or things to do, with a link to the map for those that have coordinates. */
export function Spots({ spots }: { readonly spots: readonly Spot[] }) {
  return (
    <ul className={styles.spots}>
      {spots.map(({ primary_key, name, text, coordinates }) => (
        <li key={primary_key} className={styles.spot}>
          <h3 className={styles.name}>{name}</h3>
          <p>{text}</p>
          {coordinates && (
            <a className={styles.map} href={mapHref(coordinates)} target="_blank" rel="noopener">
              On the map
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
