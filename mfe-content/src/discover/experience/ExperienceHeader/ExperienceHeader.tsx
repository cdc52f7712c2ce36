import { paths } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Link } from '@kaadu/federation/react';
import {
  Badge,
  ContentText,
  KindBadge,
  PinIcon,
  Rating,
  ShareLinks,
  useContentLang,
  usePageAddress,
} from '@kaadu/ui';
import { LazyWishButton } from '../../../shared/saved/WishButton/LazyWishButton';
import { useSharedText } from '../../../shared/trip/messages';
import styles from './ExperienceHeader.module.css';

/** Badges, title, location and rating of an experience. */
export function ExperienceHeader({ experience }: { readonly experience: ExperienceDetail }) {
  const shared = useSharedText();
  const contentLang = useContentLang();
  const address = usePageAddress();
  const { url, primary_key } = experience.destination;
  return (
    <header className={styles.head}>
      <div className={styles.badges}>
        <KindBadge isStay={experience.is_stay} stayType={experience.stay_type?.name} />
        {experience.themes.slice(0, 2).map(({ primary_key, name }) => (
          <Badge key={primary_key}>
            <ContentText text={name} />
          </Badge>
        ))}
      </div>
      <h1 className={styles.title} lang={contentLang}>
        {experience.title}
      </h1>
      <div className={styles.line}>
        <p className={styles.place}>
          <PinIcon />
          <span>
            <Link
              className={styles.destination}
              href={paths.places.getHref(url, primary_key)}
              lang={contentLang}
            >
              {experience.location}
            </Link>{' '}
            · {shared('kmFrom', { km: experience.distance_km, city: shared('city') })}
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
