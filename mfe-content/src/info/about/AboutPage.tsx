import { paths, site } from '@kaadu/contracts';
import { ButtonLink, Container } from '@kaadu/ui';
import { PageBanner } from '@kaadu/ui';
import { homeTrail } from '../../shared/info-page/info-meta';
import styles from './AboutPage.module.css';

const beliefs = [
  {
    title: 'Small places, known people',
    text: 'We list lodges, farms, camps and guides whose owners we can ring. When something changes on the ground, the page changes.',
  },
  {
    title: 'One honest price',
    text: 'The amount on a card is the amount you pay, GST included. Members pay less, and we show by how much.',
  },
  {
    title: 'The forest comes first',
    text: 'No night drives where they are not allowed, no music by the water, no promise of a tiger. Guides are paid a day’s wage whether or not the animal turns up.',
  },
  {
    title: 'A person answers',
    text: `${site.supportHours.label}, someone who has been there picks up the phone. If a trip is not right for you, they say so.`,
  },
];

/** The company and its principles. */
export function AboutPage() {
  return (
    <>
      <PageBanner
        accent={site.tagline}
        title={`About ${site.name}`}
        lead={site.description}
        trail={homeTrail}
        current="About us"
      />
      <Container className={styles.page}>
        <div className={styles.story}>
          <p>
            Kaadu is Kannada for forest. {site.city} sits on a plateau with the Western Ghats on one side, the
            Deccan’s granite on the other and two coasts within a night’s drive, and most of its people know
            little of it beyond the airport road.
          </p>
          <p>
            We help with the rest: where to sleep, who to walk with, what to carry, and when not to go at all.
          </p>
        </div>
        <ul className={styles.beliefs}>
          {beliefs.map(({ title, text }) => (
            <li key={title} className={styles.belief}>
              <h2 className={styles.title}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink href={paths.experiences.getHref()} size="lg">
            Explore Experiences
          </ButtonLink>
          <ButtonLink href={paths.contact.getHref()} size="lg" variant="outline">
            Contact us
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
