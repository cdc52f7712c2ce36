import { Link } from '@kaadu/federation/react';
import { EmptyState, KindBadge, Picture } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import styles from './AvailabilityPage.module.css';
import { availabilityHref, type AvailabilityQuery } from '@kaadu/travel-ui/trip';
import type { AvailabilityData } from './load-availability';

interface ChooseProductProps {
  readonly data: Extract<AvailabilityData, { kind: 'choose' }>;
  readonly query: AvailabilityQuery;
}

/** Products to choose from: the results of a search without JavaScript, or the best known ones. */
export function ChooseProduct({ data, query }: ChooseProductProps) {
  const { experiences, text, isUnknown } = data;
  return (
    <>
      {isUnknown && (
        <Notice tone="warning" title="This experience is no longer offered">
          <p>Search for another one, or choose one of these.</p>
        </Notice>
      )}
      {experiences.length === 0 ? (
        <EmptyState title="No results found. Try a different search term.">
          <p>Search by the name of a lodge, a farm, a walk or a place.</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="choose">
          <h2 className={styles.subtitle} id="choose">
            {text ? `Found for “${text}”` : 'Choose a stay or an activity'}
          </h2>
          <ul className={styles.products}>
            {experiences.map((found) => (
              <li key={found.primary_key}>
                <Link
                  className={styles.product}
                  href={availabilityHref({ ...query, experienceKey: found.primary_key, optionKey: null })}
                >
                  <Picture
                    className={styles.picture}
                    image={found.card_image}
                    preset="thumbnail"
                    decorative
                  />
                  <span className={styles.name}>
                    <strong>{found.short_name ?? found.title}</strong>
                    <span className={styles.place}>{found.location}</span>
                  </span>
                  <KindBadge isStay={found.is_stay} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
