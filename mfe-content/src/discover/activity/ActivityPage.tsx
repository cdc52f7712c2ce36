import { paths, site } from '@kaadu/contracts';
import type { ActivityCard } from '@kaadu/contracts/cards';
import { ButtonLink, Chip, Container, EmptyState, Picture, SectionHeading } from '@kaadu/ui';
import { Breadcrumbs } from '@kaadu/ui';
import { ExperienceTile } from '../../shared/tiles/ExperienceTile/ExperienceTile';
import { railItems, StaticRail } from '../../shared/tiles/Rail/Rail';
import { TileGrid } from '../../shared/tiles/TileGrid/TileGrid';
import { PosterTile } from '../PosterTile/PosterTile';
import { activityTrail, type ActivityData } from './load-activity';
import styles from './ActivityPage.module.css';

const relatedPosters = railItems((related: ActivityCard) => (
  <PosterTile
    href={paths.activities.getHref(related.page_url, related.primary_key)}
    image={related.card_image}
    preset="portrait"
    name={related.name}
    tagline={related.tagline}
    count={related.experience_count}
  />
));

interface ActivityProps {
  readonly activity: ActivityData;
}

/** One activity: its description, its places and the experiences that can be booked. */
export function ActivityPage({ data: activity }: { readonly data: ActivityData }) {
  return (
    <Container className={styles.page}>
      <Breadcrumbs trail={activityTrail} current={activity.name} />
      <Introduction activity={activity} />
      <Experiences activity={activity} />
      {activity.destinations.length > 0 && <Destinations activity={activity} />}
      {activity.related_activities.length > 0 && (
        <section>
          <SectionHeading title="In the same spirit" />
          <StaticRail
            name="related-activities"
            data={activity.related_activities}
            label="Related activities"
            items="poster"
          >
            {relatedPosters}
          </StaticRail>
        </section>
      )}
    </Container>
  );
}

function Introduction({ activity }: ActivityProps) {
  return (
    <div className={styles.introduction}>
      <div className={styles.words}>
        <p className={styles.group}>{activity.group.title}</p>
        <h1 className={styles.title}>{activity.name}</h1>
        <p className={styles.tagline}>{activity.tagline}</p>
        {activity.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture className={styles.picture} image={activity.card_image} preset="wide" priority="high" />
    </div>
  );
}

function Experiences({ activity }: ActivityProps) {
  return (
    <section>
      <SectionHeading
        title={`${activity.name} around ${site.city}`}
        action={
          <ButtonLink
            href={paths.experiences.getHref({ activities: [activity.primary_key] })}
            variant="outline"
            size="sm"
          >
            View all
          </ButtonLink>
        }
      />
      {activity.experiences.length > 0 ? (
        <TileGrid layout="four">
          {activity.experiences.map((card) => (
            <ExperienceTile key={card.primary_key} card={card} />
          ))}
        </TileGrid>
      ) : (
        <EmptyState
          title="Nothing to book just now"
          actions={<ButtonLink href={paths.experiences.getHref()}>Explore Experiences</ButtonLink>}
        >
          <p>The season for this may be over. Ask us when it begins again.</p>
        </EmptyState>
      )}
    </section>
  );
}

function Destinations({ activity }: ActivityProps) {
  return (
    <section>
      <SectionHeading title="Where to do it" />
      <ul className={styles.chips}>
        {activity.destinations.map(({ primary_key, name }) => (
          <li key={primary_key}>
            <Chip
              href={paths.experiences.getHref({
                activities: [activity.primary_key],
                destinations: [primary_key],
              })}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
