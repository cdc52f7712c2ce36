import { paths, site } from '@kaadu/contracts';
import type { ActivityDetail } from '@kaadu/contracts/activities';
import { ButtonLink, Chip, Container, EmptyState, Picture, SectionHeading } from '@kaadu/ui';
import { Breadcrumbs } from '../../shared/breadcrumbs/Breadcrumbs';
import { ExperienceTile } from '../../shared/tiles/ExperienceTile/ExperienceTile';
import { PosterTile } from '../PosterTile/PosterTile';
import { Rail } from '../../shared/tiles/Rail/Rail';
import { activityTrail } from './load-activity';
import styles from './ActivityPage.module.css';

/** One activity: what it is, where it is done, and what can be booked. */
export function ActivityPage({ data: activity }: { readonly data: ActivityDetail }) {
  const listing = paths.experiences.getHref({ activities: [activity.primary_key] });
  return (
    <Container className={styles.page}>
      <Breadcrumbs trail={activityTrail} current={activity.name} />
      <div className={styles.opening}>
        <div className={styles.words}>
          <p className={styles.group}>{activity.group.title}</p>
          <h1 className={styles.title}>{activity.name}</h1>
          <p className={styles.tagline}>{activity.tagline}</p>
          {activity.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture className={styles.picture} image={activity.card_image} preset="wide" priority />
      </div>
      <section>
        <SectionHeading
          title={`${activity.name} around ${site.city}`}
          action={
            <ButtonLink href={listing} variant="outline" size="sm">
              View all
            </ButtonLink>
          }
        />
        {activity.experiences.length > 0 ? (
          <ul className={styles.grid}>
            {activity.experiences.map((card) => (
              <li key={card.primary_key} className={styles.cell}>
                <ExperienceTile card={card} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="Nothing to book just now"
            actions={<ButtonLink href={paths.experiences.getHref()}>Explore Experiences</ButtonLink>}
          >
            <p>The season for this may be over. Ask us when it begins again.</p>
          </EmptyState>
        )}
      </section>
      {activity.destinations.length > 0 && (
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
      )}
      {activity.related_activities.length > 0 && (
        <section>
          <SectionHeading title="In the same spirit" />
          <Rail label="Related activities" items="poster">
            {activity.related_activities.map((related) => (
              <PosterTile
                key={related.primary_key}
                href={paths.activities.getHref(related.page_url, related.primary_key)}
                image={related.card_image}
                preset="portrait"
                name={related.name}
                tagline={related.tagline}
                count={related.experience_count}
              />
            ))}
          </Rail>
        </section>
      )}
    </Container>
  );
}
