import { paths } from '@kaadu/contracts';
import type { DestinationRef } from '@kaadu/contracts/fields';
import { ButtonLink, Container, SectionHeading } from '@kaadu/ui';
import { ExperienceTile } from '../tiles/ExperienceTile/ExperienceTile';
import type { TileCard } from '../tiles/ExperienceTile/tile-card';
import { Rail } from '../tiles/Rail/Rail';
import styles from './RelatedExperiences.module.css';

interface RelatedExperiencesProps {
  readonly destination: DestinationRef;
  readonly experiences: readonly TileCard[];
}

/** Experiences to book at a destination; renders nothing where there are none. */
export function RelatedExperiences({ destination, experiences }: RelatedExperiencesProps) {
  if (experiences.length === 0) return null;
  const { primary_key, name } = destination;
  return (
    <Container as="section" className={styles.related}>
      <SectionHeading
        title={`Stays and activities in ${name}`}
        action={
          <ButtonLink
            href={paths.experiences.getHref({ destinations: [primary_key] })}
            variant="outline"
            size="sm"
          >
            View all
          </ButtonLink>
        }
      />
      <Rail label={`Experiences in ${name}`}>
        {experiences.map((card) => (
          <ExperienceTile key={card.primary_key} card={card} />
        ))}
      </Rail>
    </Container>
  );
}
