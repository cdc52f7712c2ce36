import type { ExperienceOption } from '@kaadu/contracts/catalogue';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { guestPriceText } from '../guest-prices';
import { Picture, SectionHeading, useContentLang } from '@kaadu/ui';
import { useExperienceText } from '../../messages';
import styles from './Options.module.css';

interface OptionsProps {
  readonly options: readonly ExperienceOption[];
  readonly isStay: boolean;
}

/** Pictures, descriptions and amenities of the options. The booking box shows only names and prices. */
export function Options({ options, isStay }: OptionsProps) {
  const t = useExperienceText();
  const contentLang = useContentLang();
  const isMember = useIsMember();
  if (options.length === 0) return null;
  return (
    <section>
      <SectionHeading title={isStay ? t('theRooms') : t('theTickets')} />
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.primary_key}>
            {option.image && (
              <Picture className={styles.picture} image={option.image} preset="card" decorative />
            )}
            <h3 className={styles.name} lang={contentLang}>
              {option.name}
            </h3>
            <p className={styles.text} lang={contentLang}>
              {option.description}
            </p>
            {option.amenities.length > 0 && (
              <ul
                className={styles.amenities}
                aria-label={t('amenitiesOf', { name: option.name })}
                lang={contentLang}
              >
                {option.amenities.map(({ primary_key, name }) => (
                  <li key={primary_key}>{name}</li>
                ))}
              </ul>
            )}
            <p className={styles.prices}>{guestPriceText({ option, isMember }, t)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
