import { paths } from '@kaadu/contracts';
import type { ActivityCard } from '@kaadu/contracts/cards';
import type { OmittedFromHydration } from '@kaadu/federation/react/static-markup';
import { Container, Hills, SectionHeading } from '@kaadu/ui';
import { PosterTile } from '../../PosterTile/PosterTile';
import { railItems, StaticRail } from '../../../shared/tiles/Rail/Rail';
import styles from './Activities.module.css';

const posters = railItems((activity: ActivityCard) => (
  <PosterTile
    href={paths.experiences.getHref({ activities: [activity.primary_key] })}
    image={activity.card_image}
    preset="portrait"
    name={activity.name}
    tagline={activity.tagline}
    count={activity.experience_count}
  />
));

/** Activities as posters on a dark section. */
export function Activities({
  activities,
}: {
  readonly activities: readonly ActivityCard[] | OmittedFromHydration;
}) {
  if (activities.length === 0) return null;
  return (
    <section>
      <Hills tone="forest" className={styles.rise} />
      <div className={styles.forest}>
        <Container>
          <SectionHeading
            inverse
            eyebrow="Activities"
            title="Pick the thing, then the place"
            lead="Reefs, ridgelines, white water and slow forest walks."
          />
          <StaticRail name="activities" data={activities} label="Activities" items="poster">
            {posters}
          </StaticRail>
        </Container>
      </div>
      <Hills tone="paper" className={styles.fall} />
    </section>
  );
}
