import { paths, site } from '@kaadu/contracts';
import type { GuideDetail } from '@kaadu/contracts/api';
import {
  Accordion,
  AccordionItem,
  ArrowUpRightIcon,
  ButtonLink,
  Container,
  Picture,
  SectionHeading,
  ShareLinks,
  usePageAddress,
} from '@kaadu/ui';
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs';
import { driveTime } from '../../dates/drive-time';
import { mapHref } from '../../map/map-href';
import { ExperienceTile } from '../../tiles/ExperienceTile/ExperienceTile';
import { Rail } from '../../tiles/Rail/Rail';
import { guideTrail } from '../load-guide';
import { MonthChart } from '../MonthChart/MonthChart';
import { guideContents } from './guide-contents';
import styles from './GuidePage.module.css';

const modes = { road: 'By road', rail: 'By train', air: 'By air' } as const;

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
            <h2 className={styles.heading}>When to go</h2>
            <MonthChart months={guide.months} />
            {guide.best_time.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section id="how" className={styles.section}>
            <h2 className={styles.heading}>How to get there</h2>
            <dl className={styles.journeys}>
              {guide.how_to_get_there.map(({ mode, text, hours }) => (
                <div key={mode} className={styles.journey}>
                  <dt className={styles.mode}>
                    {modes[mode]} <span className={styles.hours}>{driveTime(hours)}</span>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <Spots id="places" title="Places to see" spots={guide.places} />
          <Spots id="things" title="Things to do" spots={guide.things_to_do} />
          {guide.faqs.length > 0 && (
            <section id="questions" className={styles.section}>
              <h2 className={styles.heading}>Questions people ask</h2>
              <Accordion>
                {guide.faqs.map(({ question, answer }) => (
                  <AccordionItem key={question} summary={question}>
                    <p>{answer}</p>
                  </AccordionItem>
                ))}
              </Accordion>
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

interface SpotsProps {
  readonly id: string;
  readonly title: string;
  readonly spots: readonly {
    readonly primary_key: number;
    readonly name: string;
    readonly text: string;
    readonly coordinates?: { readonly latitude: number; readonly longitude: number };
  }[];
}

function Spots({ id, title, spots }: SpotsProps) {
  if (spots.length === 0) return null;
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.spots}>
        {spots.map(({ primary_key, name, text, coordinates }) => (
          <li key={primary_key} className={styles.spot}>
            <h3 className={styles.spotName}>{name}</h3>
            <p>{text}</p>
            {coordinates && (
              <a className={styles.map} href={mapHref(coordinates)} target="_blank" rel="noopener">
                On the map
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
