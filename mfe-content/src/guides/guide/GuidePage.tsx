import { paths, site } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/guides';
import {
  ArrowUpRightIcon,
  ButtonLink,
  Container,
  Picture,
  SectionHeading,
  ShareLinks,
  usePageAddress,
} from '@kaadu/ui';
import { Breadcrumbs } from '../../shared/breadcrumbs/Breadcrumbs';
import { driveTime } from '../../shared/directions/drive-time';
import { Faqs } from '../../shared/faqs/Faqs';
import { mapHref } from '../../shared/directions/map-href';
import { ExperienceTile } from '../../shared/tiles/ExperienceTile/ExperienceTile';
import { Rail } from '../../shared/tiles/Rail/Rail';
import { guideTrail } from './load-guide';
import { Journeys } from './Journeys/Journeys';
import { MonthChart } from './MonthChart/MonthChart';
import { Spots } from './Spots/Spots';
import { guideContents } from './guide-contents';
import styles from './GuidePage.module.css';

/** Everything about one destination: when, how, what, and what can be booked there. */
export function GuidePage({ data: guide }: { readonly data: GuideDetail }) {
  const address = usePageAddress();
  const { destination } = guide;
  return (
    <>
      <Container className={styles.head}>
        <Breadcrumbs trail={guideTrail} current={destination.name} />
        <h1 className={styles.title}>{guide.title}</h1>
        <p className={styles.lead}>{guide.summary}</p>
        <div className={styles.line}>
          <p>
            {guide.distance_km} km from {site.city}, {driveTime(guide.drive_hours)} by road
          </p>
          <ShareLinks url={address} title={guide.title} />
        </div>
      </Container>
      <Container>
        <Picture
          className={styles.picture}
          image={guide.card_image}
          preset="hero"
          phonePreset="card"
          priority
        />
      </Container>
      <Container className={styles.layout}>
        <nav className={styles.contents} aria-label="In this guide">
          <p className={styles.contentsTitle}>In this guide</p>
          <ol>
            {guideContents(guide).map(({ id, name }) => (
              <li key={id}>
                <a className={styles.jump} href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
          <ButtonLink
            href={mapHref(guide.coordinates)}
            target="_blank"
            rel="noopener"
            variant="outline"
            size="sm"
          >
            Open in Maps <ArrowUpRightIcon />
          </ButtonLink>
        </nav>
        <div className={styles.body}>
          <div className={styles.intro}>
            {guide.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <section id="when" className={styles.section}>
            <SectionHeading title="When to go" />
            <MonthChart months={guide.months} />
            {guide.best_time.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section id="how" className={styles.section}>
            <SectionHeading title="How to get there" />
            <Journeys journeys={guide.how_to_get_there} />
          </section>
          {guide.places.length > 0 && (
            <section id="places" className={styles.section}>
              <Spots title="Places to see" spots={guide.places} />
            </section>
          )}
          {guide.things_to_do.length > 0 && (
            <section id="things" className={styles.section}>
              <Spots title="Things to do" spots={guide.things_to_do} />
            </section>
          )}
          {guide.faqs.length > 0 && (
            <section id="questions" className={styles.section}>
              <SectionHeading title="Questions people ask" />
              <Faqs faqs={guide.faqs} />
            </section>
          )}
        </div>
      </Container>
      {guide.related_experiences.length > 0 && (
        <Container as="section" className={styles.more}>
          <SectionHeading
            title={`Stay and do in ${destination.name}`}
            action={
              <ButtonLink
                href={paths.experiences.getHref({ destinations: [destination.primary_key] })}
                variant="outline"
                size="sm"
              >
                View all
              </ButtonLink>
            }
          />
          <Rail label={`Experiences in ${destination.name}`}>
            {guide.related_experiences.map((card) => (
              <ExperienceTile key={card.primary_key} card={card} />
            ))}
          </Rail>
        </Container>
      )}
    </>
  );
}
