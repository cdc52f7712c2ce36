import { SectionHeading } from '@kaadu/ui';
import { mapHref } from '../../../shared/directions/map-href';
import styles from './Spots.module.css';

interface SpotsProps {
  readonly title: string;
  readonly spots: readonly {
    readonly primary_key: number;
    readonly name: string;
    readonly text: string;
    readonly coordinates?: { readonly latitude: number; readonly longitude: number };
  }[];
}

/** Places to see or things to do, each with its point on the map when it has one. */
export function Spots({ title, spots }: SpotsProps) {
  return (
    <>
      <SectionHeading title={title} />
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
    </>
  );
}
