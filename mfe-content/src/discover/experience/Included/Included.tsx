import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { BackpackIcon, CheckIcon, CloseIcon, SectionHeading, useContentLang } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { useExperienceText } from '../messages';
import styles from './Included.module.css';

/** Highlights, what the price includes and excludes, what to bring, and the amenities. */
export function Included({ experience }: { readonly experience: ExperienceDetail }) {
  const t = useExperienceText();
  const contentLang = useContentLang();
  return (
    <>
      {experience.highlights.length > 0 && (
        <section className={styles.highlights}>
          <SectionHeading title={t('staysWithYou')} />
          <ul className={styles.grid} lang={contentLang}>
            {experience.highlights.map((highlight) => (
              <li key={highlight} className={styles.highlight}>
                {highlight}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <SectionHeading title={t('priceIncludes')} />
        <div className={styles.columns}>
          <CheckList title={t('included')} items={experience.inclusions} icon={<CheckIcon />} />
          <CheckList title={t('notIncluded')} items={experience.exclusions} icon={<CloseIcon />} tone="out" />
          <CheckList title={t('bring')} items={experience.what_to_bring} icon={<BackpackIcon />} />
          <CheckList
            title={t('amenities')}
            items={experience.amenities.map(({ name }) => name)}
            icon={<CheckIcon />}
          />
        </div>
      </section>
    </>
  );
}

interface CheckListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly icon: ReactNode;
  readonly tone?: 'in' | 'out';
}

function CheckList({ title, items, icon, tone = 'in' }: CheckListProps) {
  const contentLang = useContentLang();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list} data-tone={tone} lang={contentLang}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
