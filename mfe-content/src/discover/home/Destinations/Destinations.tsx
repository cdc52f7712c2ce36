import { paths, site } from '@kaadu/contracts';
import type { DestinationCard } from '@kaadu/contracts/cards';
import { StaticMarkup, type OmittedFromHydration } from '@kaadu/federation/react/static-markup';
import { Chip, Container, SectionHeading } from '@kaadu/ui';
import { PosterTile } from '../../PosterTile/PosterTile';
import section from '../Section.module.css';
import styles from './Destinations.module.css';

const mosaicSize = 7;

const hrefOf = (key: number) => paths.experiences.getHref({ destinations: [key] });

/** Destinations as a mosaic, the first one large; those beyond the mosaic as chips. */
export function Destinations({
  destinations,
}: {
  readonly destinations: readonly DestinationCard[] | OmittedFromHydration;
}) {
  if (destinations.length === 0) return null;
  return (
    <Container as="section" className={section.section}>
      <SectionHeading
        eyebrow="Destinations"
        title="How far is far enough?"
        lead={`Every distance is by road from ${site.city}.`}
      />
      <StaticMarkup name="destinations" data={destinations}>
        {(all) => <Mosaic destinations={all} />}
      </StaticMarkup>
    </Container>
  );
}

function Mosaic({ destinations }: { readonly destinations: readonly DestinationCard[] }) {
  const others = destinations.slice(mosaicSize);
  return (
    <>
      <ul className={styles.mosaic}>
        {destinations.slice(0, mosaicSize).map((destination, index) => (
          <li key={destination.primary_key} className={styles.cell}>
            <PosterTile
              className={styles.tile}
              href={hrefOf(destination.primary_key)}
              image={destination.card_image}
              preset={index === 0 ? 'wide' : 'card'}
              name={destination.name}
              tagline={`${destination.state} · ${destination.distance_km} km`}
              count={destination.experience_count}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className={styles.others} aria-label="More destinations">
          {others.map(({ primary_key, name }) => (
            <li key={primary_key}>
              <Chip href={hrefOf(primary_key)}>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
