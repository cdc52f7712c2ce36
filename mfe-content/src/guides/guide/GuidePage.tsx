import { paths, site } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import { ButtonLink, Container, SectionHeading } from '@kaadu/ui';
import { ArticleHeader } from '../../shared/article/ArticleHeader';
import { driveTime } from '../../shared/directions/drive-time';
import { ExperienceTile } from '../../shared/tiles/ExperienceTile/ExperienceTile';
import { Rail } from '../../shared/tiles/Rail/Rail';
import { GuideContents } from './GuideContents/GuideContents';
import { guideSections } from './guide-sections';
import { guideTrail } from './load-guide';
import styles from './GuidePage.module.css';

/** The guide to one destination, followed by what can be booked there. */
export function GuidePage({ data: guide }: { readonly data: GuideDetail }) {
  const sections = guideSections(guide);
  return (
    <>
      <ArticleHeader
        className={styles.head}
        trail={guideTrail}
        current={guide.destination.name}
        title={guide.title}
        lead={guide.summary}
        image={guide.card_image}
      >
        <p className={styles.distance}>
          {guide.distance_km} km from {site.city}, {driveTime(guide.drive_hours)} by road
        </p>
      </ArticleHeader>
      <Container className={styles.layout}>
        <GuideContents sections={sections} coordinates={guide.coordinates} />
        <div className={styles.body}>
          <div className={styles.intro}>
            {guide.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} className={styles.section}>
              <SectionHeading title={title} />
              {content}
            </section>
          ))}
        </div>
      </Container>
      {guide.related_experiences.length > 0 && <RelatedExperiences guide={guide} />}
    </>
  );
}

function RelatedExperiences({ guide }: { readonly guide: GuideDetail }) {
  const { primary_key, name } = guide.destination;
  return (
    <Container as="section" className={styles.related}>
      <SectionHeading
        title={`Stay and do in ${name}`}
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
        {guide.related_experiences.map((card) => (
          <ExperienceTile key={card.primary_key} card={card} />
        ))}
      </Rail>
    </Container>
  );
}
