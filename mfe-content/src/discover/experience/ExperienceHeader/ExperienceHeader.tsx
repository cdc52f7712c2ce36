import { paths, site } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Link } from '@kaadu/federation/react';
import { Badge, KindBadge, PinIcon, Rating, ShareLinks, usePageAddress } from '@kaadu/ui';
import { LazyWishButton } from '../../../shared/saved/WishButton/LazyWishButton';
import styles from './ExperienceHeader.module.css';

/** Badges, title, location and rating of an experience. */
export function ExperienceHeader({ experience }: { readonly experience: ExperienceDetail }) {
  const address = usePageAddress();
  const { url, primary_key } = experience.destination;
  return (
    <header className={styles.head}>
      <div className={styles.badges}>
        <KindBadge isStay={experience.is_stay} stayType={experience.stay_type?.name} />
        {experience.themes.slice(0, 2).map(({ primary_key, name }) => (
          <Badge key={primary_key}>{name}</Badge>
        ))}
      </div>
      <h1 className={styles.title}>{experience.title}</h1>
      <div className={styles.line}>
        <p className={styles.place}>
          <PinIcon />
          <span>
            <Link className={styles.destination} href={paths.places.getHref(url, primary_key)}>
              {experience.location}
            </Link>{' '}
            · {experience.distance_km} km from {site.city}
          </span>
        </p>
        <a className={styles.rating} href="#reviews">
          <Rating rating={experience.rating} />
        </a>
        <div className={styles.share}>
          <LazyWishButton experience={experience} labelled />
          <ShareLinks url={address} title={experience.title} />
        </div>
      </div>
    </header>
  );
}
