import { site } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Badge, PinIcon, Rating, ShareLinks, usePageAddress } from '@kaadu/ui';
import styles from './ExperienceHeader.module.css';

/** Badges, title, location and rating of an experience. */
export function ExperienceHeader({ experience }: { readonly experience: ExperienceDetail }) {
  const address = usePageAddress();
  return (
    <header className={styles.head}>
      <div className={styles.badges}>
        <Badge tone={experience.is_stay ? 'stay' : 'activity'}>
          {experience.is_stay ? (experience.stay_type?.name ?? 'Stay') : 'Activity'}
        </Badge>
        {experience.themes.slice(0, 2).map(({ primary_key, name }) => (
          <Badge key={primary_key}>{name}</Badge>
        ))}
      </div>
      <h1 className={styles.title}>{experience.title}</h1>
      <div className={styles.line}>
        <p className={styles.place}>
          <PinIcon /> {experience.location} · {experience.distance_km} km from {site.city}
        </p>
        <a className={styles.rating} href="#reviews">
          <Rating rating={experience.rating} />
        </a>
        <div className={styles.share}>
          <ShareLinks url={address} title={experience.title} />
        </div>
      </div>
    </header>
  );
}
