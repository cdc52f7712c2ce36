import { site } from '@kaadu/contracts';
import type { Home } from '@kaadu/contracts/home';
import { Container, Hills, Picture } from '@kaadu/ui';
import { FindForm } from '../FindForm/FindForm';
import styles from './Hero.module.css';

/** The banner of the home page, with the search form and the site's key figures. */
export function Hero({ home }: { readonly home: Pick<Home, 'banner' | 'stats' | 'places'> }) {
  const { banner, stats } = home;
  return (
    <section aria-labelledby="hero-title">
      <div className={styles.poster}>
        <Picture
          className={styles.picture}
          image={banner.image}
          preset="hero"
          phonePreset="portrait"
          priority="high"
          decorative
        />
        <Container className={styles.words}>
          <p className={styles.script}>{site.tagline.split(',')[0]}</p>
          <h1 className={styles.title} id="hero-title">
            {banner.title}
          </h1>
          <p className={styles.text}>{banner.text}</p>
        </Container>
        <Hills className={styles.hills} />
      </div>
      <Container className={styles.find}>
        <FindForm places={home.places} />
        <ul className={styles.stats}>
          <li>
            <strong>{stats.experiences}</strong> experiences
          </li>
          <li>
            <strong>{stats.stays}</strong> stays
          </li>
          <li>
            <strong>{stats.destinations}</strong> destinations
          </li>
          <li>
            <strong>
              {site.supportHours.opens}–{site.supportHours.closes}
            </strong>{' '}
            a person on the phone, daily
          </li>
        </ul>
      </Container>
    </section>
  );
}
