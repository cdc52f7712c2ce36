import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { BackpackIcon, CheckIcon, CloseIcon, SectionHeading } from '@kaadu/ui';
import type { ReactNode } from 'react';
import styles from './Included.module.css';

/** Highlights, what the price includes and excludes, what to bring, and the amenities. */
export function Included({ experience }: { readonly experience: ExperienceDetail }) {
  return (
    <>
      {experience.highlights.length > 0 && (
        <section className={styles.highlights}>
          <SectionHeading title="What stays with you" />
          <ul className={styles.grid}>
            {experience.highlights.map((highlight) => (
              <li key={highlight} className={styles.highlight}>
                {highlight}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <SectionHeading title="What the price includes" />
        <div className={styles.columns}>
          <CheckList title="Included" items={experience.inclusions} icon={<CheckIcon />} />
          <CheckList title="Not included" items={experience.exclusions} icon={<CloseIcon />} tone="out" />
          <CheckList title="Bring with you" items={experience.what_to_bring} icon={<BackpackIcon />} />
          <CheckList
            title="Amenities"
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
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list} data-tone={tone}>
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
