import { paths } from '@kaadu/contracts';
import type { NamedRef } from '@kaadu/contracts/fields';
import { Link } from '@kaadu/federation/react';
import { StaticMarkup, type OmittedFromHydration } from '@kaadu/federation/react/static-markup';
import { Skeleton } from '@kaadu/ui';
import { Section } from '../Section/Section';
import styles from './Destinations.module.css';

const placeholders = 8;

const placeLinks = (places: readonly NamedRef[]) =>
  places.map(({ primary_key, name }) => (
    <li key={primary_key}>
      <Link href={paths.experiences.getHref({ destinations: [primary_key] })}>{name}</Link>
    </li>
  ));

interface DestinationsProps {
  readonly loading: boolean;
  readonly places: readonly NamedRef[] | OmittedFromHydration;
}

/** §2.6: every destination, linked to its listing. */
export function Destinations({ loading, places }: DestinationsProps) {
  return (
    <Section title="Discover Destinations">
      {loading ? (
        <ul className={styles.places}>
          {Array.from({ length: placeholders }, (_, index) => (
            <li key={index} data-testid="place-placeholder">
              <Skeleton width="5.5rem" height="2.25rem" radius="var(--radius-pill)" />
            </li>
          ))}
        </ul>
      ) : (
        <StaticMarkup as="ul" className={styles.places} name="footer-places" data={places}>
          {placeLinks}
        </StaticMarkup>
      )}
    </Section>
  );
}
